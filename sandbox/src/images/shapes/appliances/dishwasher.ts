import { box, FILL, line, move, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const dishwasher = standing(['white', 'silver', 'black'], (style) =>
  [
    box([-136, -160, 272, 346, 8], FILL.main),
    box([-136, -160, 272, 50, 8], FILL.black),
    repeat(4, (index) => oval([index * 26 + 30, -135, 7], index === 0 ? style.accent : '#6c727a')),
    style.letter(style.brand.slice(0, 8), { x: -80, y: -128, size: 18, fill: '#e9ebee' }),
    box([-104, -92, 208, 18, 9], FILL.metal),
    line('M-120 150 H120', style.deep, 4, 0.5),
    path('M-126 -60 H-60 L-126 120Z', '#ffffff', 0.3),
    move(
      40,
      50,
      path('M-40 -30 A50 50 0 0 1 40 -30 Z', style.dark, 0.5) + oval([0, 14, 36], style.dark, 0.4),
    ),
  ].join(''),
);
