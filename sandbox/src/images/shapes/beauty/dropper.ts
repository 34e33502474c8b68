import { box, FILL, line, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const dropper = standing(['brown', 'clear', 'green', 'blue', 'white'], (style) =>
  [
    path('M-20 -196 Q0 -206 20 -196 L24 -140 H-24Z', '#2b2d31') +
      box([-34, -146, 68, 56, 6], style.choose(1, [FILL.gold, FILL.black, FILL.white])),
    path(
      'M-38 -90 H38 Q90 -70 90 -30 V160 Q90 190 60 190 H-60 Q-90 190 -90 160 V-30 Q-90 -70 -38 -90Z',
      FILL.round,
      0.94,
    ),
    path('M-74 0 H74 V140 H-74Z', '#fcfaf6'),
    style.letter(style.brand.slice(0, 8), { y: 50, size: 28, fill: '#24272c' }),
    line('M-40 66 H40', style.accent, 4),
    style.letter(style.choose(2, ['SERUM', 'VITAMIN C', 'RETINOL', 'OIL', 'B5']), {
      y: 98,
      size: 19,
      fill: '#55595f',
    }),
    style.letter('30 ml', { y: 126, size: 15, fill: '#8b9199' }),
    path('M-78 -30 Q-74 -60 -50 -70 L-60 170 H-66 Q-78 170 -78 156Z', '#fff', 0.35),
  ].join(''),
);
