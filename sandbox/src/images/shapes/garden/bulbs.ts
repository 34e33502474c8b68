import { FILL, line, move, path, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const bulbs = lying(['brown', 'beige'], (style) =>
  [
    path('M-170 30 H170 L140 180 H-140Z', FILL.card),
    repeat(7, (index) =>
      move(
        (index % 4) * 86 - 130 + Math.floor(index / 4) * 40,
        Math.floor(index / 4) * 70 - 40,
        path('M0 -70 Q60 -20 44 34 Q0 60 -44 34 Q-60 -20 0 -70Z', '#b9793f') +
          line('M0 -66 Q-24 0 -14 40 M0 -66 Q24 0 14 40', '#8a5425', 3, 0.6) +
          path('M-6 -64 L0 -100 L8 -62Z', '#7fae5c'),
      ),
    ),
    path('M-176 80 H176 V180 H-176Z', FILL.card, 0.9),
    style.letter(style.brand.slice(0, 9), { y: 144, size: 40, fill: '#5b3a1c' }),
  ].join(''),
);
