import { box, FILL, line, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const paperPack = standing(['blue', 'green', 'red', 'orange'], (style) =>
  [
    path('M-150 -40 L-110 -80 H170 L130 -40Z', '#f7f9fb') +
      path('M130 -40 L170 -80 V140 L130 180Z', '#d8dee5') +
      repeat(8, (index) => line(`M132 ${index * 26 - 30} L168 ${index * 26 - 70}`, '#b9c1ca', 2)),
    box([-150, -40, 280, 220, 4], FILL.main),
    box([-150, 20, 280, 100], '#ffffff', 0.95),
    style.letter(style.brand.slice(0, 9), { x: -10, y: 66, size: 40, fill: '#24272c' }),
    style.letter('A4 · 500 л.', { x: -10, y: 104, size: 28, fill: '#24272c' }),
  ].join(''),
);
