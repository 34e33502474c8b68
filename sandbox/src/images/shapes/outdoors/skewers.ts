import { box, FILL, move, oval, path, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const skewers = lying(['steel', 'gold'], (style) =>
  [
    box([-186, 60, 372, 100, 12], FILL.wood) +
      style.letter(style.brand.slice(0, 9), { y: 124, size: 36, fill: '#5b3a1c' }),
    repeat(6, (index) =>
      move(
        index * 58 - 146,
        -40,
        box([-5, -130, 10, 240, 3], FILL.metal) +
          path('M-5 -130 H5 L0 -156Z', '#8b9199') +
          box([-10, 70, 20, 70, 8], FILL.main) +
          oval([0, 148, 12], FILL.gold),
      ),
    ),
  ].join(''),
);
