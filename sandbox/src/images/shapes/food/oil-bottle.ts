import { box, FILL, oval, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const oilBottle = standing(['green', 'yellow', 'gold'], (style) =>
  [
    box([-24, -196, 48, 44, 6], style.choose(1, [FILL.black, FILL.gold, FILL.dark])),
    path(
      'M-20 -152 H20 V-96 Q64 -70 64 -20 V170 Q64 190 46 190 H-46 Q-64 190 -64 170 V-20 Q-64 -70 -20 -96Z',
      FILL.round,
      0.92,
    ),
    box([-64, 0, 128, 130], '#fbf7ea'),
    oval([0, 46, 26, 20], '#6d8a34') + path('M0 26 q20 -26 44 -20 q-6 26 -44 20Z', '#8aa84a'),
    style.letter(style.brand.slice(0, 7), { y: 100, size: 28, fill: '#3a3a1c' }),
    path('M-50 -40 Q-46 -66 -30 -76 L-34 170 H-46Z', '#fff', 0.4),
    style.letter(style.amount(2, ['250 ml', '500 ml', '1 l']), { y: 120, size: 15, fill: '#7a7a4a' }),
  ].join(''),
);
