import { box, FILL, line, oval, path, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const razor = lying(['blue', 'black', 'pink', 'silver'], (style) => {
  return rotate(
    30,
    box([-76, -190, 152, 50, 12], FILL.dark) +
      repeat(4, (index) => line(`M-64 ${index * 9 - 180} H64`, '#dfe3e8', 3)) +
      path('M-20 -140 H20 L26 160 Q0 196 -26 160Z', FILL.main) +
      repeat(7, (index) => line(`M-16 ${index * 16 - 40} H16`, style.deep, 5, 0.6)) +
      oval([0, 110, 9], style.accent),
  );
});
