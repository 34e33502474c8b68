import { FILL, line, mirrored, oval, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const highChair = standing(['white', 'grey', 'mint', 'pink'], () =>
  [
    mirrored(line('M60 40 L110 184', '#b99363', 15)),
    path('M-70 -180 Q0 -200 70 -180 L80 20 H-80Z', FILL.main) +
      path('M-50 -150 Q0 -164 50 -150 L56 0 H-56Z', FILL.light),
    path('M-90 10 H90 L84 70 H-84Z', FILL.dark),
    path('M-140 -30 Q0 -60 140 -30 Q140 20 0 24 Q-140 20 -140 -30Z', FILL.white) +
      oval([0, -8, 90, 16], '#dfe5ea'),
    line('M-80 120 H80', '#b99363', 13),
  ].join(''),
);
