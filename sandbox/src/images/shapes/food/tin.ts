import { box, FILL, oval, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const tin = standing(['red', 'blue', 'green', 'gold', 'brown'], (style) =>
  [
    path('M-96 -150 H96 V170 Q96 190 76 190 H-76 Q-96 190 -96 170Z', FILL.round),
    oval([0, -150, 96, 19], FILL.metal),
    box([-100, -158, 200, 26, 8], style.choose(1, [FILL.gold, FILL.white, FILL.dark])),
    box([-96, -60, 192, 150], '#fffaf0', 0.95),
    oval([0, 50, 44, 30], FILL.accent),
    style.letter(style.brand.slice(0, 8), { y: -8, size: 36, fill: '#3a2a1c' }),
    style.letter(style.amount(2, ['100 г', '200 г', '300 г', '400 г']), {
      y: 146,
      size: 30,
      fill: style.ink,
    }),
    path('M-80 -120 H-62 V170 H-80Z', '#fff', 0.3),
  ].join(''),
);
