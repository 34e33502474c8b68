import { box, FILL, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const keyboard = lying(['black', 'white', 'grey', 'pink'], (style) => {
  const glow = style.choose(1, [true, false]);
  return rotate(
    -14,
    [
      box([-190, -76, 380, 160, 16], FILL.main),
      glow ? box([-180, -66, 360, 140, 10], style.accent, 0.7) : box([-180, -66, 360, 140, 10], style.deep),
      repeat(4, (row) =>
        repeat(12, (column) =>
          box(
            [column * 29.6 - 175, row * 27 - 61, 26, 23, 5],
            row === 0 && column === 0 ? style.accent : style.light,
          ),
        ),
      ),
      box([-175, 47, 54, 23, 5], style.light) +
        box([-116, 47, 190, 23, 5], style.light) +
        box([79, 47, 96, 23, 5], style.light),
    ].join(''),
  );
});
