import { box, FILL, mirrored, oval, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const webCamera = standing(['black', 'white'], () =>
  [
    path('M-24 60 H24 L70 176 Q70 190 54 190 H-54 Q-70 190 -70 176Z', FILL.dark),
    box([-160, -110, 320, 180, 80], FILL.main),
    oval([0, -20, 74], '#0f1113') +
      oval([0, -20, 56], '#2b3038') +
      oval([0, -20, 36], '#1f3f63') +
      oval([-14, -36, 12], '#cfe4ff', 0.9),
    mirrored(oval([112, -20, 9], '#3a3e45')),
    oval([112, -60, 5], '#54e08b'),
  ].join(''),
);
