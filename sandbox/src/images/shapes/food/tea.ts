import { box, FILL, line, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const tea = standing(['green', 'red', 'black', 'yellow', 'purple'], (style) =>
  [
    path('M100 -150 L140 -130 V170 L100 190Z', style.dark),
    box([-130, -150, 230, 340, 4], FILL.main),
    box([-130, -150, 230, 14], FILL.gold) + box([-130, 160, 230, 12], FILL.gold),
    oval([-15, 30, 80, 64], style.choose(1, ['#fff8e4', style.light])),
    style.choose(2, [
      path('M-55 30 q40 -60 80 -10 q-40 50 -80 10Z M-30 50 q30 -20 60 -10', '#4f9440'),
      path('M-60 16 H30 Q26 74 -15 76 Q-56 74 -60 16Z', style.accent) +
        line('M30 24 q28 4 16 28 q-8 8 -24 8', style.accent, 7),
      repeat(4, (index) => oval([index * 26 - 54, 30 + (index % 2) * 14, 13], style.accent)),
    ]),
    style.letter(style.brand.slice(0, 9), { x: -15, y: -84, size: 40, fill: style.ink }),
    style.letter(style.amount(3, ['25 пак.', '50 пак.', '100 пак.']), {
      x: -15,
      y: 140,
      size: 30,
      fill: style.ink,
    }),
  ].join(''),
);
