import { box, FILL, line, move, path, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const sleepingBag = lying(['blue', 'green', 'orange', 'khaki', 'red'], (style) =>
  [
    rotate(
      -14,
      path(
        'M-80 -170 Q0 -206 80 -170 Q120 -60 90 150 Q60 192 0 192 Q-60 192 -90 150 Q-120 -60 -80 -170Z',
        FILL.main,
      ) +
        path('M-56 -140 Q0 -176 56 -140 Q60 -90 0 -76 Q-60 -90 -56 -140Z', style.deep) +
        repeat(6, (index) =>
          line(`M-96 ${index * 40 - 50} Q0 ${index * 40 - 34} 96 ${index * 40 - 50}`, style.deep, 3, 0.5),
        ) +
        line('M20 -76 Q50 40 40 186', '#e3e6ea', 6),
    ),
    move(
      130,
      120,
      box([-50, -60, 100, 120, 36], FILL.dark) + line('M-50 -20 H50 M-50 20 H50', style.accent, 7),
    ),
  ].join(''),
);
