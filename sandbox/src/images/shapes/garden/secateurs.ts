import { FILL, line, oval, path, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const secateurs = lying(['red', 'green', 'orange', 'black'], () => {
  return rotate(
    -24,
    [
      path('M-8 -20 Q-70 -110 -20 -190 Q30 -130 14 -20Z', FILL.metal),
      path('M8 -20 Q70 -90 70 -150 Q40 -170 20 -60Z', FILL.dark),
      path('M10 -24 Q-20 30 -50 160 Q-56 190 -80 184 Q-94 170 -84 130 Q-60 30 -14 -40Z', FILL.main),
      path('M-10 -24 Q20 30 50 160 Q56 190 80 184 Q94 170 84 130 Q60 30 14 -40Z', FILL.main),
      oval([0, -24, 22], FILL.metal) + oval([0, -24, 8], '#3a3e44'),
      line('M-30 60 Q0 40 30 60', '#8b9199', 6),
    ].join(''),
  );
});
