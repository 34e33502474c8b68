import { FILL, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const canned = standing(['red', 'blue', 'green', 'yellow', 'silver'], (style) =>
  [
    path('M-124 -90 H124 V160 Q0 200 -124 160Z', FILL.metal),
    oval([0, -90, 124, 34], FILL.metal) +
      `<ellipse cx="0" cy="-90" rx="104" ry="26" fill="none" stroke="#8b9199" stroke-width="4"/>` +
      `<ellipse cx="30" cy="-96" rx="26" ry="10" fill="none" stroke="#6b717a" stroke-width="6"/>`,
    path('M-124 -50 Q0 -14 124 -50 V130 Q0 168 -124 130Z', FILL.round),
    style.choose(1, [
      path('M-70 60 Q-20 20 40 50 L76 34 V90 L40 76 Q-20 106 -70 60Z', '#dfe8ee') +
        oval([-44, 58, 5], '#22252a'),
      oval([0, 66, 60, 34], '#8a4a2c') + oval([-20, 58, 20, 12], '#b5734a'),
      repeat(6, (index) => oval([index * 24 - 60, 60 + (index % 2) * 17, 14], '#f2c53c')),
    ]),
    style.letter(style.brand.slice(0, 8), { y: 20, size: 34, fill: style.ink }),
    path('M-108 -40 V120 L-88 130 V-32Z', '#fff', 0.35),
  ].join(''),
);
