import { box, FILL, mirrored, move, oval, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const hardware = lying(['silver', 'gold', 'black'], (style) => {
  return repeat(4, (index) =>
    move(
      (index % 2) * 180 - 90,
      Math.floor(index / 2) * 170 - 80,
      style.choose(1, [true, false])
        ? box([-76, -14, 152, 28, 14], FILL.main) + mirrored(box([46, 0, 24, 44, 6], FILL.dark))
        : box([-70, -60, 64, 120, 6], FILL.main) +
            box([6, -60, 64, 120, 6], FILL.main) +
            box([-9, -64, 18, 128, 8], FILL.dark) +
            repeat(4, (hole) => oval([(hole % 2) * 76 - 38, Math.floor(hole / 2) * 70 - 35, 9], '#2b2d31')),
    ),
  );
});
