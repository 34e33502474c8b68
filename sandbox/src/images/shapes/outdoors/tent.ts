import { FILL, line, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const tent = standing(['green', 'blue', 'orange', 'khaki', 'red'], (style) =>
  [
    path('M-196 186 Q-130 -110 0 -130 Q130 -110 196 186Z', FILL.main),
    path('M0 -130 Q130 -110 196 186 H70 Q60 0 0 -130Z', FILL.dark),
    path('M-70 186 Q-40 0 0 -60 Q40 0 60 186Z', style.deep) +
      path('M-70 186 Q-40 0 0 -60 Q-6 60 -30 186Z', FILL.accent),
    line('M0 -130 Q-130 -110 -196 186 M0 -130 Q130 -110 196 186', style.light, 5),
    line('M-160 60 L-196 150 M160 60 L196 150', '#e9ddc4', 3),
  ].join(''),
);
