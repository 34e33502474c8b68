import { box, FILL, line, move, path, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const bookCovers = lying(['clear'], (style) => {
  return repeat(4, (index) =>
    move(
      index * 24 - 40,
      index * -18 + 26,
      box(
        [-116, -150, 230, 300, 8],
        [FILL.glass, style.accent, '#8fd0a6', '#f2b8c8'][index] ?? FILL.glass,
        0.55,
      ) +
        line('M-104 -138 V138', '#ffffff', 5, 0.8) +
        path('M-100 -140 H0 L-100 60Z', '#fff', 0.35),
    ),
  );
});
