import { box, FILL, oval, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const rubberBoot = standing(['yellow', 'green', 'blue', 'black', 'red', 'khaki'], (style) =>
  [
    path('M-100 -160 H30 L36 40 Q60 80 120 90 Q166 104 164 160 H-116 Q-100 60 -100 -160Z', FILL.round),
    oval([-35, -160, 65, 14], style.deep),
    box([-104, -166, 138, 30, 8], style.dark),
    path('M-60 -120 Q-40 -120 -36 -120 L-30 60 Q-40 100 -50 120 Q-62 0 -60 -120Z', '#fff', 0.4),
    path('M70 96 Q130 100 144 130 Q110 112 70 110Z', '#fff', 0.45),
    path('M-124 152 H170 Q174 186 164 188 H-116 Q-128 186 -124 152Z', style.deep),
    box([-104, -60, 138, 10], style.dark),
  ].join(''),
);
