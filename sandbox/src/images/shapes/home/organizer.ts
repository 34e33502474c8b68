import { box, FILL, line, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const organizer = standing(['clear', 'white', 'pink', 'oak'], (style) =>
  [
    path('M-170 -20 H170 V180 Q170 190 160 190 H-160 Q-170 190 -170 180Z', FILL.round, 0.75),
    line('M-170 60 H170 M-170 124 H170 M0 60 V190', style.deep, 4, 0.7),
    repeat(4, (index) =>
      oval([index * 80 - 120 + (index > 1 ? 10 : 0), 92 + (index % 2) * 64, 8], FILL.gold),
    ),
    box([-140, -120, 34, 110, 10], FILL.accent) + box([-132, -150, 18, 34, 5], FILL.gold),
    box([-84, -80, 44, 70, 8], FILL.glass) +
      line('M-20 -20 L0 -150 M10 -20 L24 -140 M36 -20 L30 -120', '#6d4c2e', 8) +
      oval([0, -156, 14, 24], '#3b3330') +
      oval([26, -146, 12, 22], '#d9b48a'),
    box([80, -60, 64, 50, 10], FILL.dark),
  ].join(''),
);
