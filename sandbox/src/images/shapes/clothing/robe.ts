import { cloth, fold } from '../../drawing/cloth.ts';
import { FILL, line, mirrored, path } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const robe = lying(['white', 'pink', 'grey', 'sky', 'burgundy', 'milk'], (style) => {
  const hem = style.vary(1, 130, 190);
  return [
    mirrored(cloth('M56 -162 Q116 -144 146 30 Q128 52 100 42 L76 -60Z', style, FILL.dark)),
    cloth(`M-58 -164 Q0 -180 58 -164 Q92 -130 80 -20 L100 ${hem} H-100 L-80 -20 Q-92 -130 -58 -164Z`, style),
    path('M-30 -180 Q-48 -160 -40 -100 L6 -10 L22 -30 L-8 -110 L-16 -178Z', FILL.light),
    path('M30 -180 Q48 -160 40 -100 L-6 0 L-22 -24 L8 -110 L16 -178Z', FILL.light),
    path('M-82 -26 Q0 -10 82 -26 L83 2 Q0 18 -83 2Z', FILL.dark),
    path('M-10 -16 L-40 90 L-22 92 L0 0 L20 80 L38 76 L12 -14Z', style.dark),
    fold(`M4 8 L14 ${hem}`, style, 4),
    mirrored(line('M46 50 H80', style.deep, 5, 0.5)),
  ].join('');
});
