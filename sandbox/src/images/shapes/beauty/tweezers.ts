import { box, FILL, path, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const tweezers = lying(['pink', 'black', 'gold', 'silver'], (style) => {
  return rotate(
    24,
    path(
      'M-16 180 Q-50 0 -8 -180 L2 -180 Q-16 0 0 150 Q16 0 -2 -180 L8 -180 Q50 0 16 180 Q0 192 -16 180Z',
      FILL.main,
    ) + box([-10, 120, 20, 46, 8], style.deep, 0.5),
  );
});
