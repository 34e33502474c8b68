import { box, FILL, line, move, oval, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const extensionLead = lying(['white', 'black', 'grey'], (style) => {
  const count = style.choose(1, [3, 4, 5]);
  const width = count * 72;
  return rotate(
    -24,
    [
      line(`M-${width / 2} 0 C-230 0 -220 120 -120 120 C-20 120 40 130 90 150`, style.deep, 13),
      box([-width / 2, -54, width + 20, 108, 22], FILL.main),
      repeat(count, (index) =>
        move(
          index * 68 - width / 2 + 44,
          0,
          oval([0, 0, 29], style.dark) +
            oval([0, 0, 24], style.deep, 0.5) +
            oval([-9, 0, 4.5], '#111') +
            oval([9, 0, 4.5], '#111'),
        ),
      ),
      box([width / 2 - 26, -20, 30, 40, 6], '#d9362f'),
      box([74, 132, 66, 40, 14], FILL.main),
    ].join(''),
  );
});
