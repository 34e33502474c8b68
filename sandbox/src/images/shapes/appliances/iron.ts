import { FILL, line, oval, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const iron = standing(['blue', 'purple', 'red', 'mint', 'black'], () =>
  [
    line('M140 60 C200 -40 120 -130 40 -120', '#2b2e33', 8),
    path('M-186 130 Q-150 30 -20 -20 L150 -30 Q176 40 176 130Z', FILL.main),
    path('M-70 10 Q0 -130 120 -110 Q166 -100 158 -20 L110 -14 Q120 -60 80 -64 Q30 -60 6 6Z', FILL.dark),
    path('M-192 132 H180 Q186 170 176 172 H-180 Q-206 160 -192 132Z', FILL.metal),
    oval([40, 50, 30], FILL.white) + line('M40 50 L52 32', '#3c4148', 4),
    path('M-120 80 Q-70 30 0 20 Q-60 50 -90 90Z', '#bfe6ff', 0.7),
    oval([120, 20, 9], '#ff5a4d'),
  ].join(''),
);
