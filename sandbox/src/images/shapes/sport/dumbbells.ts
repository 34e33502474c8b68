import { box, FILL, mirrored, move, path, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const dumbbells = lying(['black', 'red', 'blue', 'pink', 'grey'], (style) => {
  const hex = style.choose(1, [true, false]);
  const one =
    box([-80, -15, 160, 30, 10], FILL.metal) +
    mirrored(
      hex
        ? path('M70 -60 H120 L150 0 L120 60 H70 L60 0Z', FILL.main)
        : box([70, -64, 34, 128, 8], FILL.main) +
            box([106, -48, 28, 96, 8], FILL.dark) +
            box([134, -14, 18, 28, 5], FILL.metal),
    );
  const label = style.letter(style.amount(2, ['1 кг', '2 кг', '3 кг', '5 кг', '8 кг']), {
    x: -106,
    y: 9,
    size: 24,
    fill: style.ink,
  });
  return move(20, -76, rotate(-20, one)) + move(-10, 70, rotate(-20, one + label));
});
