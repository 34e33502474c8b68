import { FILL, line, move, path, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const guards = lying(['black', 'pink', 'blue'], (style) => {
  const pad =
    path('M-56 -70 Q0 -96 56 -70 Q70 0 50 70 Q0 96 -50 70 Q-70 0 -56 -70Z', FILL.black) +
    path('M-38 -48 Q0 -64 38 -48 Q48 0 34 46 Q0 62 -34 46 Q-48 0 -38 -48Z', FILL.main) +
    line('M-20 -20 H20 M-20 10 H20', style.light, 6);
  return repeat(6, (index) => move((index % 3) * 132 - 132, Math.floor(index / 3) * 190 - 90, pad));
});
