import { box, FILL, oval, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const massageRoller = lying(['black', 'green', 'orange', 'blue'], (style) => {
  return rotate(
    -24,
    [
      box([-170, -80, 330, 160, 40], FILL.main),
      repeat(3, (row) =>
        repeat(6, (column) => box([column * 50 - 150, row * 50 - 70, 38, 38, 8], style.dark)),
      ),
      oval([150, 0, 38, 80], FILL.dark) + oval([150, 0, 24, 56], '#17181b'),
    ].join(''),
  );
});
