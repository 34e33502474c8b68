import { box, FILL, line, mirrored, oval, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const washStand = standing(['white', 'green', 'blue'], (style) =>
  [
    box([-70, -190, 140, 130, 10], FILL.main) + path('M-20 -60 V-36 H-6 V-60Z', '#8b9199'),
    path('M-6 -30 Q-16 0 -13 14 Q0 22 3 10Z', '#8fd0f2'),
    path('M-130 20 H130 Q120 70 80 74 H-80 Q-120 70 -130 20Z', FILL.white),
    box([-110, 74, 220, 116, 6], FILL.main) +
      line('M0 80 V186', style.deep, 4) +
      mirrored(oval([20, 130, 7], '#8b9199')),
    line('M-90 -60 V20 M90 -60 V20', '#8b9199', 9),
  ].join(''),
);
