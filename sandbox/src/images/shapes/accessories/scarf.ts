import { cloth, fold } from '../../drawing/cloth.ts';
import { FILL, line, path, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const scarf = lying(['grey', 'beige', 'red', 'blue', 'black', 'mint'], (style) =>
  [
    cloth('M-60 20 L-96 180 H-26 L-8 40Z', style, FILL.dark),
    repeat(7, (index) => line(`M${index * 11 - 94} 180 v14`, style.dark, 4)),
    cloth('M30 20 L84 150 H20 L-16 50Z', style),
    repeat(6, (index) => line(`M${index * 11 + 22} 150 v14`, style.dark, 4)),
    cloth('M-130 -60 Q-120 -150 0 -150 Q120 -150 130 -60 Q130 50 0 60 Q-130 50 -130 -60Z', style),
    path('M-76 -70 Q-70 -106 0 -108 Q70 -106 76 -70 Q60 -30 0 -28 Q-60 -30 -76 -70Z', style.deep, 0.75),
    fold('M-118 -30 Q-40 40 60 20 M-124 -70 Q-60 10 110 -10 M-100 -110 Q-116 -60 -90 -20', style, 4),
  ].join(''),
);
