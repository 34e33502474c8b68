import { FILL, move, oval, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const beads = lying(['blue', 'red', 'purple', 'green', 'pink'], () => {
  return repeat(28, (index) =>
    move(
      Math.round(Math.cos(index * 2.4) * Math.sqrt(index) * 33),
      Math.round(Math.sin(index * 2.4) * Math.sqrt(index) * 33),
      oval([0, 3, 21], '#000', 0.18) +
        oval(
          [0, 0, 20],
          [FILL.main, FILL.accent, FILL.light, FILL.dark, FILL.gold][(index * 7) % 5] ?? FILL.main,
        ) +
        oval([-6, -7, 5], '#fff', 0.8) +
        oval([0, 0, 4], '#000', 0.35),
    ),
  );
});
