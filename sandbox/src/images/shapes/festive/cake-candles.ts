import { box, FILL, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const cakeCandles = standing(['pink', 'sky', 'gold'], (style) =>
  [
    repeat(
      5,
      (index) =>
        box([index * 46 - 100, -120, 15, 110, 5], index % 2 === 0 ? style.accent : style.main) +
        path(`M${index * 46 - 93} -160 q-14 24 0 38 q14 -14 0 -38Z`, '#f8b83c'),
    ),
    path('M-130 -10 H130 V60 H-130Z', FILL.light) +
      path(
        'M-130 -10 H130 V14 Q110 40 90 14 Q66 46 40 14 Q10 44 -20 14 Q-50 46 -76 14 Q-104 40 -130 14Z',
        FILL.main,
      ),
    path('M-170 60 H170 V170 H-170Z', '#f7e9d2') +
      path(
        'M-170 60 H170 V80 Q140 116 110 80 Q70 120 30 80 Q-10 120 -50 80 Q-90 120 -120 80 Q-150 112 -170 80Z',
        FILL.accent,
      ),
    box([-190, 168, 380, 20, 9], '#e3e7eb'),
  ].join(''),
);
