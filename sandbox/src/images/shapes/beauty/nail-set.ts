import { box, FILL, move, path, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const nailSet = lying(['pink', 'red', 'beige', 'lilac'], (style) =>
  [
    box([-150, -130, 300, 270, 16], FILL.glass, 0.8),
    repeat(15, (index) =>
      move(
        (index % 5) * 56 - 112,
        Math.floor(index / 5) * 80 - 80,
        path(
          'M-18 30 Q-24 -20 0 -36 Q24 -20 18 30 Q0 38 -18 30Z',
          [FILL.main, FILL.light, FILL.accent, FILL.dark][(index + style.vary(1, 0, 3)) % 4] ?? FILL.main,
        ) + path('M-10 14 Q-14 -10 -2 -22 L0 10Z', '#fff', 0.5),
      ),
    ),
  ].join(''),
);
