import { FILL, group, line, move, path, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const rubberGloves = lying(['yellow', 'pink', 'blue', 'green'], (style) => {
  const one =
    path(
      'M-50 180 L-56 40 Q-90 0 -96 -30 Q-90 -46 -74 -36 L-48 -6 L-46 -120 Q-38 -136 -28 -120 L-22 -20 L-14 -146 Q-4 -160 6 -146 L10 -22 L22 -130 Q32 -142 42 -128 L38 -10 L54 -80 Q64 -90 72 -78 L62 40 L50 180Z',
      FILL.main,
    ) +
    path('M-52 140 H52 L50 184 H-50Z', style.dark) +
    line('M-30 40 Q0 60 36 30', style.deep, 3, 0.4);
  return move(-66, 10, rotate(-10, one)) + move(70, 10, rotate(10, group('scale(-1 1)', one)));
});
