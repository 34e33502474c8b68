import { box, FILL, line, mirrored, move, oval, path, repeat, rotate } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const freezer = standing(['white', 'silver'], (style) =>
  [
    box([-170, -10, 340, 190, 12], FILL.main),
    path('M-176 -60 Q0 -84 176 -60 L178 -6 H-178Z', FILL.light),
    box([-40, -24, 80, 14, 6], FILL.metal),
    oval([130, 130, 14], style.deep) + oval([100, 130, 6], '#5bd38a'),
    move(
      -110,
      92,
      repeat(3, (index) => rotate(index * 60, line('M0 -34 V34', '#6bb4e8', 6))),
    ),
    mirrored(oval([140, 184, 12, 8], '#22252a')),
    style.letter(style.brand.slice(0, 8), { x: 20, y: 100, size: 22, fill: style.ink }),
  ].join(''),
);
