import { FILL, line, mirrored, move, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const soapBouquet = standing(['pink', 'red', 'lilac', 'beige'], (style) =>
  [
    path('M-90 40 H90 L76 190 H-76Z', FILL.dark),
    repeat(12, (index) =>
      move(
        (index % 4) * 56 - 84 + (Math.floor(index / 4) % 2) * 24,
        Math.floor(index / 4) * 54 - 110,
        oval([0, 0, 36], [FILL.main, FILL.light, FILL.accent][index % 3] ?? FILL.main) +
          line('M-12 4 Q0 -22 14 2 Q4 18 -8 8 Q-4 -4 4 2', style.deep, 3, 0.5),
      ),
    ),
    path('M-100 30 Q0 60 100 30 L90 60 Q0 84 -90 60Z', style.accent),
    move(0, 70, mirrored(path('M0 0 Q40 -36 66 -10 Q50 24 0 0Z', style.accent))),
  ].join(''),
);
