import { box, FILL, line, mirrored, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const carSeat = standing(['black', 'grey', 'red', 'blue', 'beige'], (style) =>
  [
    path('M-90 -180 Q0 -204 90 -180 Q124 -60 110 60 H-110 Q-124 -60 -90 -180Z', FILL.main),
    mirrored(path('M84 -176 Q124 -160 124 -90 L90 -80Z M92 -60 Q140 -40 134 80 L100 90Z', FILL.dark)),
    path('M-140 50 Q0 20 140 50 L150 130 Q0 176 -150 130Z', FILL.light),
    path('M-130 130 H130 L110 190 H-110Z', FILL.black),
    path('M-60 -160 Q0 -174 60 -160 L66 20 Q0 34 -66 20Z', style.deep, 0.45),
    mirrored(line('M34 -120 L10 60', '#2a2d32', 16)) + line('M0 60 V110', '#2a2d32', 16),
    box([-24, 40, 48, 46, 10], '#d5453b'),
  ].join(''),
);
