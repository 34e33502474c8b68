import { box, FILL, line, move, oval, path, repeat, rotate } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const driedFruit = standing(['orange', 'brown', 'purple'], (style) =>
  [
    oval([0, 150, 176, 40], '#8a5a30'),
    path('M-176 90 H176 Q160 186 60 190 H-60 Q-160 186 -176 90Z', FILL.wood),
    oval([0, 90, 176, 40], '#6d4522'),
    repeat(16, (index) =>
      move(
        (index % 6) * 54 - 136,
        84 - Math.floor(index / 6) * 40,
        rotate(
          index * 34,
          path(
            'M-32 0 Q-20 -28 10 -24 Q36 -14 30 8 Q10 26 -18 22 Q-34 14 -32 0Z',
            [FILL.main, FILL.light, FILL.dark][index % 3] ?? FILL.main,
          ) + line('M-18 -6 Q0 6 18 -4', style.deep, 3, 0.5),
        ),
      ),
    ),
    box([90, -130, 90, 130, 6], FILL.accent) +
      style.letter(style.brand.slice(0, 5), { x: 135, y: -60, size: 24, fill: '#fff' }),
  ].join(''),
);
