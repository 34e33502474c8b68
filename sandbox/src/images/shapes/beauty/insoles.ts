import { FILL, group, move, oval, path, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const insoles = lying(['grey', 'blue', 'beige', 'orange'], (style) => {
  const one =
    path(
      'M-50 -60 Q-60 -180 10 -184 Q66 -180 60 -70 Q44 10 50 80 Q56 176 0 184 Q-56 176 -46 90 Q-34 20 -50 -60Z',
      FILL.main,
    ) +
    path('M-36 90 Q-40 168 0 170 Q40 168 40 90 Q0 60 -36 90Z', style.accent) +
    path('M-40 -70 Q-44 -150 10 -164 Q50 -150 48 -80 Q0 -40 -40 -70Z', style.light, 0.7) +
    repeat(6, (index) => oval([(index % 3) * 24 - 22, Math.floor(index / 3) * 30 - 130, 6], style.deep, 0.5));
  return move(-76, 0, one) + move(76, 0, group('scale(-1 1)', one));
});
