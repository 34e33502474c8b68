import { box, FILL, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const airFryer = standing(['black', 'white', 'mint'], (style) =>
  [
    path(
      'M-120 -110 Q-120 -180 0 -180 Q120 -180 120 -110 L132 160 Q132 190 100 190 H-100 Q-132 190 -132 160Z',
      FILL.main,
    ),
    path('M-70 -140 Q0 -164 70 -140 L76 -76 H-76Z', '#111316') +
      style.letter(`${style.vary(1, 16, 20) * 10}°`, { y: -94, size: 34, fill: '#ffb067' }),
    path('M-124 -20 H124 L130 140 Q128 160 104 160 H-104 Q-128 160 -130 140Z', FILL.dark),
    box([-70, 20, 140, 84, 10], '#2a1c10') +
      repeat(5, (index) => oval([index * 24 - 48, 70 + (index % 2) * 8, 16, 10], '#e2a850')),
    box([-26, 110, 52, 76, 16], FILL.black),
    path('M-110 -120 Q-110 -166 -60 -170 Q-90 -100 -100 60 H-118Z', '#ffffff', 0.18),
  ].join(''),
);
