import { box, FILL, line, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const tap = standing(['steel', 'black', 'gold', 'white'], (style) =>
  [
    path(
      'M-30 170 V-40 Q-30 -170 70 -170 Q160 -166 160 -80 V-50 H116 V-80 Q116 -126 70 -126 Q24 -126 24 -40 V170Z',
      FILL.round,
    ),
    box([106, -56, 64, 22, 8], style.dark),
    path('M130 -30 Q118 10 138 30 Q158 10 146 -30Z', '#8fd0f2', 0.8),
    path('M-34 -10 L-150 -60 Q-166 -66 -162 -40 L-34 26Z', style.choose(1, [FILL.main, FILL.dark])),
    box([-60, 166, 112, 24, 8], FILL.dark),
    line('M-12 150 V-40 Q-12 -130 50 -150', '#ffffff', 7, 0.6),
  ].join(''),
);
