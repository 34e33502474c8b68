import { box, FILL, line, oval, path, repeat, rotate } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const microphone = standing(['black', 'gold', 'pink', 'blue', 'silver'], (style) => {
  return rotate(
    style.vary(1, -24, 24),
    [
      path('M-40 -60 L-26 186 Q0 196 26 186 L40 -60Z', FILL.round),
      oval([0, -116, 68, 70], FILL.metal),
      repeat(9, (index) => line(`M${index * 14 - 56} -170 V-64`, '#5d636b', 2, 0.7)),
      repeat(8, (index) => line(`M-64 ${index * 15 - 168} H64`, '#5d636b', 2, 0.7)),
      box([-70, -112, 140, 18, 8], style.dark),
      box([-46, -60, 92, 30, 8], FILL.black),
      box([-13, 0, 26, 50, 13], '#1c1e22') + oval([0, 14, 7], style.accent),
      style.letter(style.brand.slice(0, 6), { y: 110, size: 15, fill: style.ink }),
    ].join(''),
  );
});
