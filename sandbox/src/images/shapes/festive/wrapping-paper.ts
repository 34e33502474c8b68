import { box, FILL, move, oval, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const wrappingPaper = lying(['red', 'gold', 'green', 'blue', 'pink'], () => {
  return repeat(3, (index) =>
    move(
      index * 20 - 20,
      index * 90 - 90,
      rotate(
        -18,
        box([-180, -36, 350, 72, 34], [FILL.main, FILL.accent, FILL.light][index] ?? FILL.main) +
          oval([166, 0, 17, 36], FILL.dark) +
          oval([166, 0, 7, 15], '#efe3cf') +
          repeat(7, (dot) => oval([dot * 44 - 150, (dot % 2) * 26 - 13, 8], '#ffffff', 0.75)),
      ),
    ),
  );
});
