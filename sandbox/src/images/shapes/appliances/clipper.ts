import { box, FILL, line, oval, path, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const clipper = lying(['black', 'silver', 'blue', 'gold'], (style) => {
  return rotate(
    style.vary(1, -24, 10),
    [
      box([-46, -190, 92, 40, 6], FILL.metal) +
        repeat(11, (index) => line(`M${index * 8 - 40} -190 v-14`, '#9aa0a8', 4)),
      path('M-50 -150 H50 L62 -60 Q48 60 46 176 Q0 200 -46 176 Q-48 60 -62 -60Z', FILL.main),
      path('M-36 -110 H36 L40 -50 H-40Z', FILL.black),
      box([-15, -20, 30, 64, 15], FILL.metal) + oval([0, -4, 9], style.accent),
      style.letter(style.brand.slice(0, 6), { y: 110, size: 18, fill: style.ink }),
      path('M-48 -140 H-24 L-34 120 H-42 Q-46 0 -54 -60Z', '#fff', 0.18),
    ].join(''),
  );
});
