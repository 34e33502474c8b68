import { box, FILL, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const oilCanister = standing(['silver', 'black', 'red', 'blue', 'gold'], (style) =>
  [
    box([34, -190, 64, 46, 8], FILL.accent),
    path(
      'M-110 -120 Q-110 -146 -80 -146 H104 Q120 -146 120 -126 V164 Q120 190 94 190 H-94 Q-120 190 -120 164Z',
      FILL.main,
    ),
    path('M-88 -100 Q-80 -124 -56 -124 H-10 V-60 H-70 Q-90 -60 -88 -100Z', '#ffffff', 0.9),
    path('M-104 -30 H104 V150 H-104Z', style.deep) + path('M-104 -30 L104 30 V-30Z', FILL.accent),
    style.letter(style.brand.slice(0, 8), { y: 74, size: 38, fill: '#ffffff' }),
    style.letter(style.choose(1, ['5W-30', '5W-40', '0W-20', '10W-40', '75W-90']), {
      y: 124,
      size: 36,
      fill: '#ffd76a',
    }),
    style.letter(style.amount(2, ['1 л', '4 л', '5 л']), { x: 70, y: -70, size: 30, fill: style.ink }),
  ].join(''),
);
