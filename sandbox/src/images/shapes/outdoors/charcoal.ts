import { FILL, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const charcoal = standing(['black', 'brown', 'red'], (style) =>
  [
    path('M-130 -150 H130 L142 176 Q0 196 -142 176Z', FILL.card) +
      path('M-120 -170 Q0 -140 120 -170 L130 -150 H-130Z', style.deep),
    path('M-110 -60 H110 V110 H-110Z', FILL.main),
    path('M-20 40 q-36 -60 16 -110 q0 40 34 60 q20 40 -14 60Z', '#f2a33a') +
      path('M-4 40 q-14 -30 10 -50 q16 24 14 50Z', '#ffe08a'),
    style.letter(style.brand.slice(0, 8), { y: 90, size: 38, fill: style.ink }),
    style.letter(style.amount(1, ['2 кг', '3 кг', '5 кг', '10 кг']), { y: 164, size: 34, fill: '#3b2a1c' }),
  ].join(''),
);
