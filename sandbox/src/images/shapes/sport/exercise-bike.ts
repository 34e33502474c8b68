import { box, FILL, line, oval, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const exerciseBike = standing(['black', 'grey', 'red'], (style) =>
  [
    line('M-130 186 H-40 M70 186 H160', '#2b2d31', 17),
    line('M-86 180 L-20 60 L110 180 M-20 60 L-60 -90', style.main, 20),
    oval([76, 90, 76], FILL.black) + oval([76, 90, 56], FILL.metal) + oval([76, 90, 17], '#2b2d31'),
    line('M76 60 L116 -130 M116 -130 L150 -150 M116 -130 L80 -150', '#3a3e44', 15),
    path('M-120 -110 Q-60 -130 -10 -100 Q-10 -80 -60 -80 Q-120 -80 -120 -110Z', FILL.black),
    box([94, -176, 56, 40, 6], FILL.screen),
    line('M-20 60 L10 110', '#8b9199', 11) + box([0, 106, 44, 13, 5], '#22252a'),
  ].join(''),
);
