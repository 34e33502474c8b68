import { box, move, oval, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const sponges = lying(['yellow', 'green', 'pink', 'blue'], (style) => {
  return repeat(4, (index) =>
    move(
      (index % 2) * 130 - 66,
      Math.floor(index / 2) * 140 - 70,
      rotate(
        index * 17 - 26,
        box([-74, -50, 148, 100, 20], ['#f2cf4e', style.main, style.accent, '#f08fb0'][index] ?? style.main) +
          box([-74, -50, 148, 28, 12], '#4d7f4b') +
          repeat(9, (hole) =>
            oval([(hole % 5) * 28 - 56, Math.floor(hole / 5) * 26 + 2, 4 + (hole % 3)], '#000', 0.12),
          ),
      ),
    ),
  );
});
