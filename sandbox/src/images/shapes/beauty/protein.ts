import { box, FILL, line, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const protein = standing(['black', 'white', 'red', 'blue'], (style) => {
  const pouch = style.choose(1, [true, false]);
  return [
    pouch
      ? path('M-120 -186 H120 L112 -150 L130 180 Q0 200 -130 180 L-112 -150Z', FILL.main)
      : box([-124, -188, 248, 56, 14], FILL.black) + box([-134, -136, 268, 326, 26], FILL.round),
    pouch ? line('M-114 -160 H114', style.deep, 5) : '',
    path('M-132 -20 L132 -70 V60 L-132 110Z', style.accent),
    style.letter(style.brand.slice(0, 8), { y: -90, size: 40, fill: style.ink }),
    style.letter(style.choose(2, ['WHEY', 'PROTEIN', 'GAINER', 'CREATINE']), {
      y: 38,
      size: 46,
      fill: '#ffffff',
    }),
    style.letter(style.amount(3, ['500 г', '900 г', '1000 г', '2000 г']), {
      y: 158,
      size: 32,
      fill: style.ink,
    }),
  ].join('');
});
