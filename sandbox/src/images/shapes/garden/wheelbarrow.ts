import { FILL, line, oval, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const wheelbarrow = standing(['green', 'red', 'blue'], (style) =>
  [
    path('M-150 -50 H140 L90 70 H-90Z', FILL.main),
    path('M-150 -50 H140 L132 -30 H-142Z', style.deep),
    path('M-130 -50 Q-60 -110 0 -90 Q80 -110 120 -50Z', '#5b3f28'),
    line('M-190 -20 L100 90 M100 90 L140 130', '#3a3e44', 13),
    oval([120, 140, 50], '#22252a') + oval([120, 140, 26], '#c3c9d0'),
    line('M-60 70 L-80 186 M10 80 L-10 186', '#3a3e44', 11),
  ].join(''),
);
