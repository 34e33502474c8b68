import { box, FILL, line, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const drill = standing(['blue', 'yellow', 'red', 'green', 'orange'], (style) =>
  [
    box([-186, -78, 60, 20, 6], FILL.metal) + path('M-130 -100 L-90 -112 V-24 L-130 -36Z', FILL.black),
    path('M-96 -124 H90 Q150 -120 150 -66 Q150 -16 100 -12 H-96Z', FILL.main) +
      path('M-96 -124 H-50 V-12 H-96Z', FILL.black),
    path('M20 -16 H100 L130 120 H60Z', FILL.main) + path('M26 0 H54 L62 40 H30Z', '#17181b'),
    path(
      'M40 110 H160 Q176 110 176 130 V176 Q176 190 160 190 H40 Q24 190 24 176 V130 Q24 110 40 110Z',
      FILL.black,
    ),
    style.letter(style.brand.slice(0, 7), { x: 40, y: -56, size: 30, fill: style.ink }),
    style.letter(`${style.choose(1, [12, 18, 20, 21])} V`, { x: 100, y: 160, size: 28, fill: '#ffffff' }),
    repeat(4, (index) => line(`M${index * 14 + 84} -100 V-70`, style.deep, 5)),
  ].join(''),
);
