import { FILL, line, oval, path, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const pliers = lying(['red', 'blue', 'yellow'], () => {
  return rotate(
    20,
    [
      path('M-14 -40 Q-60 -100 -30 -180 H-2 L-6 -60Z', FILL.metal) +
        path('M14 -40 Q60 -100 30 -180 H2 L6 -60Z', FILL.metal),
      repeat(7, (index) => line(`M-14 ${index * 14 - 170} H14`, '#6b717a', 3)),
      path('M10 -40 Q-30 20 -70 170 Q-80 190 -96 180 Q-90 40 -40 -50Z', FILL.main),
      path('M-10 -40 Q30 20 70 170 Q80 190 96 180 Q90 40 40 -50Z', FILL.main),
      oval([0, -44, 26], FILL.metal) + oval([0, -44, 9], '#3a3e44'),
    ].join(''),
  );
});
