import { box, FILL, line, oval, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const printer = standing(['white', 'black', 'grey'], () =>
  [
    path('M-80 -170 H80 V-40 H-80Z', '#ffffff') +
      line('M-56 -140 H50 M-56 -116 H30 M-56 -92 H56', '#c3c9d0', 6),
    path('M-160 -40 H160 Q184 -40 184 -16 V120 H-184 V-16 Q-184 -40 -160 -40Z', FILL.main),
    box([-184, 64, 368, 126, 12], FILL.dark),
    path('M-110 96 H110 L130 160 H-130Z', '#ffffff'),
    box([-130, 88, 260, 14, 4], '#15171a'),
    box([76, -16, 84, 44, 6], FILL.screen),
    oval([-144, 6, 9], '#5fd58d'),
  ].join(''),
);
