import { cloth, fold } from '../../drawing/cloth.ts';
import { FILL, line, mirrored, oval, path, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const bra = lying(['black', 'beige', 'white', 'red', 'burgundy', 'pink'], (style) =>
  [
    mirrored(line('M56 -70 Q74 -140 40 -186', style.dark, 8)),
    mirrored(path('M96 -30 Q140 -24 168 -4 L166 36 Q130 30 100 34Z', FILL.dark)),
    mirrored(cloth('M6 10 Q4 -60 56 -78 Q104 -60 108 20 Q80 76 30 62 Q8 50 6 10Z', style)),
    mirrored(fold('M14 14 Q50 -24 104 0 M30 54 Q54 20 58 -70', style)),
    mirrored(
      repeat(5, (index) => oval([22 + index * 18, 60 - Math.abs(index - 2) * -2, 9], style.light, 0.7)),
    ),
    path('M-12 12 Q0 4 12 12 L10 46 Q0 54 -10 46Z', style.dark),
    path('M0 12 L-14 2 V22Z M0 12 L14 2 V22Z', style.accent),
  ].join(''),
);
