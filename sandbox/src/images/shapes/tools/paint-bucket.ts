import { FILL, line, oval, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const paintBucket = standing(['white', 'red', 'blue', 'green', 'yellow'], (style) =>
  [
    line('M-120 -70 C-130 -210 130 -210 120 -70', '#8b9199', 6),
    path('M-126 -80 H126 L114 176 Q112 190 96 190 H-96 Q-112 190 -114 176Z', FILL.white),
    oval([0, -80, 126, 26], '#dfe3e8') + oval([0, -78, 108, 18], style.main),
    path(
      'M-126 -80 Q-110 -40 -90 -60 Q-70 10 -50 -56 Q-20 -40 0 -54 Q30 40 50 -56 Q90 -20 126 -80 Q60 -50 0 -54 Q-80 -50 -126 -80Z',
      style.main,
    ),
    path('M-118 40 H118 L116 140 H-116Z', FILL.main),
    style.letter(style.brand.slice(0, 8), { y: 88, size: 40, fill: style.ink }),
    style.letter(style.amount(1, ['0,9 л', '2,7 л', '5 л', '10 л']), { y: 126, size: 28, fill: style.ink }),
  ].join(''),
);
