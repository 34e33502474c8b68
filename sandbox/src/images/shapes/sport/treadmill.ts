import { box, FILL, line, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const treadmill = standing(['black', 'grey'], (style) =>
  [
    path('M-190 150 L120 110 L190 140 L-90 190Z', FILL.black) +
      path('M-160 148 L110 114 L160 138 L-80 176Z', '#43474e'),
    line('M120 120 L70 -120 M176 136 L126 -110', '#2b2d31', 17),
    path('M30 -150 L150 -140 L146 -80 L40 -90Z', FILL.black) +
      path('M52 -138 L130 -132 L128 -98 L58 -104Z', FILL.screen),
    line('M60 -80 L-30 -50 M128 -70 L40 -36', '#3a3e44', 13),
    box([-194, 166, 60, 24, 10], style.accent),
  ].join(''),
);
