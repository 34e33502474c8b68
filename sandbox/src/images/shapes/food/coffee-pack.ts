import { FILL, line, move, oval, path, repeat, rotate } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const coffeePack = standing(['black', 'brown', 'red', 'gold', 'burgundy'], (style) =>
  [
    path('M-116 -180 H116 L120 -150 V180 Q0 196 -120 180 V-150Z', FILL.main),
    path('M-116 -180 H116 L110 -150 H-110Z', FILL.dark),
    path('M-120 60 Q0 0 120 70 V180 Q0 196 -120 180Z', FILL.accent),
    repeat(5, (index) =>
      move(
        index * 40 - 80,
        130 + (index % 2) * 17,
        rotate(index * 40, oval([0, 0, 17, 24], '#4a2b17') + line('M0 -18 Q6 0 0 18', '#2b170b', 3)),
      ),
    ),
    style.letter(style.brand.slice(0, 9), { y: -80, size: 42, fill: style.ink }),
    style.letter(style.choose(1, ['ARABICA', 'ESPRESSO', 'CREMA', 'GOLD']), {
      y: -30,
      size: 28,
      fill: '#e3b45a',
    }),
    oval([0, 20, 15], '#17181b', 0.5),
    style.letter(style.amount(2, ['250 г', '500 г', '1000 г']), { y: 50, size: 28, fill: style.ink }),
    path('M-100 -140 H-80 V170 H-100Z', '#fff', 0.15),
  ].join(''),
);
