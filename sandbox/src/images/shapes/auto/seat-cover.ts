import { box, FILL, line, mirrored, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const seatCover = standing(['black', 'red', 'beige', 'grey', 'brown'], (style) =>
  [
    mirrored(line('M22 -130 V-170', '#9aa0a8', 8)),
    path('M-56 -196 H56 Q70 -196 66 -176 L60 -140 H-60 L-66 -176 Q-70 -196 -56 -196Z', FILL.dark),
    path('M-96 -130 Q0 -150 96 -130 Q116 -30 106 70 H-106 Q-116 -30 -96 -130Z', FILL.main),
    path('M-56 -120 Q0 -130 56 -120 L62 66 H-62Z', style.choose(1, [FILL.accent, FILL.dark, FILL.light])) +
      repeat(6, (index) => line(`M-58 ${index * 30 - 100} H58`, style.deep, 3, 0.4)),
    path('M-130 70 Q0 40 130 70 L136 130 Q0 180 -136 130Z', FILL.main) +
      path('M-66 62 H66 L72 140 Q0 160 -72 140Z', style.choose(1, [FILL.accent, FILL.dark, FILL.light])),
    box([-100, 150, 200, 36, 8], '#22252a'),
    style.letter(style.brand.slice(0, 7), { y: -158, size: 20, fill: '#fff' }),
  ].join(''),
);
