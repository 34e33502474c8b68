import { FILL, oval, path, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const ribbon = lying(['red', 'pink', 'gold', 'blue', 'white'], (style) =>
  [
    oval([-20, 0, 130], FILL.main) +
      repeat(
        6,
        (index) =>
          `<circle cx="-20" r="${118 - index * 15}" fill="none" stroke="${style.deep}" stroke-width="2.5" opacity=".5"/>`,
      ) +
      oval([-20, 0, 36], '#f3eee2') +
      oval([-20, 0, 19], '#c9b48a'),
    path('M90 60 Q180 90 140 140 Q100 180 190 186 L190 150 Q150 150 170 130 Q210 60 100 30Z', FILL.light),
    style.choose(1, [
      '',
      repeat(9, (index) =>
        oval(
          [Math.round(110 * Math.cos(index * 0.7)) - 20, Math.round(110 * Math.sin(index * 0.7)), 8],
          '#fff',
          0.6,
        ),
      ),
    ]),
  ].join(''),
);
