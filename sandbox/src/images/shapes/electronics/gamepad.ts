import { box, FILL, mirrored, oval, path } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const gamepad = lying(['black', 'white', 'blue', 'red'], (style) =>
  [
    path(
      'M-120 -90 Q0 -110 120 -90 Q176 -70 190 80 Q190 150 146 146 Q110 130 84 64 H-84 Q-110 130 -146 146 Q-190 150 -190 80 Q-176 -70 -120 -90Z',
      FILL.main,
    ),
    box([-40, -84, 80, 50, 10], style.deep),
    path('M-118 -56 h24 v24 h24 v24 h-24 v24 h-24 v-24 h-24 v-24 h24Z', '#1d1f23'),
    oval([106, -56, 13], '#e2b33c') +
      oval([106, 4, 13], '#4fa36a') +
      oval([76, -26, 13], '#3f78c9') +
      oval([136, -26, 13], '#d1493f'),
    mirrored(oval([52, 34, 30], '#15171a') + oval([52, 34, 20], '#3a3e45')),
    oval([0, 0, 11], style.accent),
    path('M-150 -40 Q-130 -80 -60 -88 Q-130 -50 -150 40Z', '#fff', 0.2),
  ].join(''),
);
