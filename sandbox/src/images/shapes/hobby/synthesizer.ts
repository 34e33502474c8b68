import { box, FILL, oval, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const synthesizer = lying(['black', 'white', 'pink'], (style) => {
  return rotate(
    -8,
    [
      box([-194, -80, 388, 170, 12], FILL.main),
      box([-60, -66, 120, 44, 5], FILL.screen),
      repeat(8, (index) => oval([(index % 4) * 26 + (index > 3 ? 84 : -172), -44, 8], style.accent)),
      repeat(15, (index) => box([index * 25 - 186, -10, 23, 92, 3], '#ffffff')),
      repeat(10, (index) =>
        box(
          [(index + Math.floor(index / 5) * 2 + (index % 5 > 1 ? 1 : 0)) * 25 - 170, -10, 15, 54, 2],
          '#17181b',
        ),
      ),
    ].join(''),
  );
});
