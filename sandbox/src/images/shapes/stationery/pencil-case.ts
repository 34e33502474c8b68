import { box, FILL, line, oval, path, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const pencilCase = lying(['black', 'blue', 'pink', 'purple', 'grey', 'mint'], (style) => {
  return rotate(
    style.vary(1, -14, 10),
    [
      box([-180, -76, 360, 160, style.choose(2, [26, 80])], FILL.main),
      line('M-156 -46 H156', style.deep, 13) + line('M-156 -46 H156', '#d9dde2', 4),
      box([140, -56, 44, 18, 6], FILL.metal),
      style.choose(3, [
        style.letter(style.brand.slice(0, 9), { y: 36, size: 42, fill: style.ink }),
        repeat(6, (index) =>
          path(
            `M${index * 58 - 146} 20 l8 16 l17 2 l-12 12 l3 17 l-16 -8 l-16 8 l3 -17 l-12 -12 l17 -2Z`,
            style.accent,
          ),
        ),
        oval([-40, 26, 40], style.accent) + box([30, 0, 90, 50, 8], style.light),
      ]),
    ].join(''),
  );
});
