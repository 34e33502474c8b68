import { box, FILL, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const canister = standing(['blue', 'green', 'pink', 'purple', 'white', 'yellow'], (style) =>
  [
    box([20, -190, 60, 44, 8], FILL.accent),
    path(
      'M-104 -60 Q-96 -130 -20 -150 H90 Q110 -120 110 -60 V160 Q110 190 80 190 H-80 Q-110 190 -110 160Z',
      FILL.round,
    ),
    path('M-70 -70 Q-60 -112 -20 -118 H20 Q10 -80 -20 -66 Q-60 -60 -70 -70Z', '#ffffff', 0.75),
    path('M-92 -14 H92 V140 Q0 156 -92 140Z', '#ffffff', 0.94),
    path('M-92 80 Q0 40 92 84 V140 Q0 156 -92 140Z', FILL.accent),
    style.letter(style.brand.slice(0, 9), { y: 40, size: 32, fill: '#24272c' }),
    repeat(4, (index) => oval([index * 36 - 54, 110 - (index % 2) * 14, 11], '#ffffff', 0.6)),
    path('M-96 0 H-84 V160 Q-96 160 -98 150Z', '#fff', 0.3),
  ].join(''),
);
