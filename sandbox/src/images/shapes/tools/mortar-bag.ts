import { FILL, line, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const mortarBag = standing(['grey', 'yellow', 'blue'], (style) =>
  [
    path('M-130 -150 Q0 -170 130 -150 L142 176 Q0 196 -142 176Z', FILL.main),
    path('M-136 -10 L138 -60 L140 80 L-138 120Z', FILL.accent),
    style.letter(style.brand.slice(0, 9), { y: 46, size: 44, fill: '#ffffff' }),
    style.letter(style.amount(1, ['5 кг', '10 кг', '20 кг', '25 кг']), { y: 160, size: 40, fill: style.ink }),
    line('M-124 -134 H124', style.deep, 5, 0.5),
  ].join(''),
);
