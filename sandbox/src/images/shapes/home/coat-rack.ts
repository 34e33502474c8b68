import { box, FILL, line, mirrored, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const coatRack = standing(['black', 'oak', 'white'], (style) =>
  [
    line('M0 -180 V176', style.main, 16),
    mirrored(line('M0 180 Q60 170 110 188', style.main, 13)),
    mirrored(line('M0 -150 Q50 -150 60 -190 M0 -90 Q50 -90 64 -126', style.main, 10)),
    path('M50 -120 Q100 -110 96 40 H30 Q20 -60 50 -120Z', FILL.accent),
    path('M-70 -170 Q-40 -200 -16 -160 L-26 -140 H-80Z', FILL.dark),
    box([-90, 100, 180, 12, 5], style.dark),
  ].join(''),
);
