import { box, FILL, line, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const giftBag = standing(['red', 'pink', 'gold', 'blue'], (style) =>
  [
    line('M-50 -70 C-60 -190 60 -190 50 -70', style.deep, 7),
    path('M120 -80 L150 -60 V170 L120 190Z', FILL.dark),
    box([-130, -80, 250, 270, 3], FILL.main),
    path('M-110 -80 q10 -60 40 -30 q10 -50 40 -10 q20 -50 50 0 q30 -40 40 40Z', '#ffffff', 0.9),
    style.choose(1, [
      path('M-4 110 Q-90 40 -50 0 Q-20 -20 -4 20 Q14 -20 44 0 Q80 40 -4 110Z', style.accent),
      repeat(12, (index) => oval([(index % 4) * 56 - 88, Math.floor(index / 4) * 70 - 20, 11], style.accent)),
      style.letter('С праздником!', { x: -5, y: 60, size: 30, fill: style.ink }),
    ]),
  ].join(''),
);
