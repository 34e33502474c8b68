import { box, FILL, line, oval, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const candle = standing(['white', 'beige', 'pink', 'lilac', 'clear', 'black'], (style) =>
  [
    path('M0 -130 Q-22 -92 0 -72 Q22 -92 0 -130Z', '#ffb545') +
      path('M0 -112 Q-10 -90 0 -76 Q10 -90 0 -112Z', '#fff2b8'),
    line('M0 -74 V-50', '#3b3330', 4),
    path('M-104 -50 H104 V160 Q104 190 70 190 H-70 Q-104 190 -104 160Z', FILL.round),
    oval([0, -50, 104, 20], style.light),
    box([-66, 10, 132, 116, 6], '#fbf8f1'),
    style.letter(style.brand.slice(0, 9), { y: 56, size: 22, fill: '#4a4034' }),
    line('M-40 74 H40 M-26 92 H26', '#a89a86', 4),
    path('M-92 -30 H-72 V160 H-80 Q-92 160 -92 140Z', '#ffffff', 0.35),
  ].join(''),
);
