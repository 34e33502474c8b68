import { FILL, line, oval, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const bench = standing(['black', 'red'], () =>
  [
    path('M-180 20 L-60 -110 L-20 -80 L-130 60Z', FILL.main),
    path('M-120 40 H150 V80 H-120Z', FILL.main),
    line('M-90 80 L-130 186 M120 80 V186 M-170 186 H-80 M70 186 H170', '#3a3e44', 15),
    line('M-100 -30 L-20 60', '#5b6169', 11),
    oval([160, 120, 26], FILL.black),
  ].join(''),
);
