import { FILL, mirrored, oval, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const fountain = standing(['white', 'sky', 'grey'], () =>
  [
    path('M-20 -50 Q0 -170 20 -50Z', '#8fd0f2') +
      mirrored(path('M10 -90 Q80 -110 84 -20 Q60 -70 10 -70Z', '#8fd0f2', 0.8)),
    oval([0, -20, 130, 36], FILL.light) + oval([0, -22, 104, 24], '#a9dcf3'),
    path('M-150 -10 H150 Q160 190 110 190 H-110 Q-160 190 -150 -10Z', FILL.round),
    path('M-140 60 H140 L136 120 H-136Z', FILL.glass, 0.8),
    oval([0, 156, 8], '#53b7ff'),
  ].join(''),
);
