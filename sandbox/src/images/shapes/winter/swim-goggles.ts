import { FILL, line, mirrored, path } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const swimGoggles = lying(['black', 'blue', 'pink'], (style) =>
  [
    line('M-130 -10 C-200 -150 200 -150 130 -10', style.dark, 13),
    mirrored(
      path('M16 -20 Q30 -56 90 -50 Q140 -44 136 0 Q120 46 70 44 Q20 40 16 -20Z', FILL.main) +
        path('M30 -16 Q40 -40 88 -36 Q122 -32 120 0 Q108 30 70 30 Q34 26 30 -16Z', FILL.screen) +
        path('M44 -20 Q60 -32 84 -28 L56 10Z', '#fff', 0.5),
    ),
    line('M-18 -14 Q0 -28 18 -14', style.deep, 9),
  ].join(''),
);
