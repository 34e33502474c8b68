import { box, FILL, line, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const rideOnCar = standing(['red', 'white', 'black', 'blue'], (style) =>
  [
    path('M-190 90 Q-196 20 -130 10 L-70 -10 Q-30 -70 30 -70 L90 0 Q180 10 190 60 V130 H-190Z', FILL.main),
    path('M-40 0 Q-10 -50 24 -50 L64 0Z', FILL.black),
    line('M30 -70 V-30', '#2b2d31', 8),
    oval([164, 60, 17], '#fff6cf'),
    box([-186, 100, 372, 20, 8], style.deep),
    repeat(
      2,
      (index) =>
        oval([index * 220 - 110, 126, 60], '#1d1f22') +
        oval([index * 220 - 110, 126, 34], FILL.metal) +
        oval([index * 220 - 110, 126, 10], style.accent),
    ),
    line('M-160 50 Q-90 20 10 24', '#ffffff', 6, 0.5),
  ].join(''),
);
