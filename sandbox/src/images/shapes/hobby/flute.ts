import { box, FILL, oval, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const flute = lying(['silver', 'oak', 'black'], () => {
  return rotate(
    -34,
    [
      box([-194, -16, 388, 32, 14], FILL.main),
      repeat(
        8,
        (index) => oval([index * 38 - 90, 0, 11], '#2b2d31') + oval([index * 38 - 90, -2, 8], FILL.metal),
      ),
      box([-170, -20, 40, 40, 8], FILL.dark),
      oval([-150, 0, 10, 6], '#17181b'),
    ].join(''),
  );
});
