import { box, FILL, oval, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const remote = lying(['black', 'white', 'grey'], (style) => {
  return rotate(
    style.vary(1, 8, 26),
    [
      box([-54, -190, 108, 380, 34], FILL.main),
      oval([-24, -152, 13], '#d3453b'),
      oval([0, -70, 42], style.deep) + oval([0, -70, 18], style.light),
      repeat(12, (index) => oval([(index % 3) * 30 - 30, Math.floor(index / 3) * 32 + 10, 10], style.light)),
      style.letter(style.brand.slice(0, 8), { y: 164, size: 15, fill: style.ink }),
    ].join(''),
  );
});
