import { box, FILL, mirrored, oval, path, rotate } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const petTreat = standing(['green', 'orange', 'yellow', 'red'], (style) =>
  [
    path('M-100 -170 H100 L92 -146 L108 170 H-108 L-92 -146Z', FILL.main) + oval([0, -150, 17, 8], '#ffffff'),
    path('M-70 -20 H70 V90 Q0 130 -70 90Z', '#fff8ea'),
    rotate(
      -24,
      box([-50, 20, 100, 26, 8], '#c98f4f') +
        mirrored(oval([54, 22, 19], '#c98f4f') + oval([54, 46, 19], '#c98f4f')),
    ),
    style.letter(style.brand.slice(0, 8), { y: -70, size: 34, fill: style.ink }),
    style.letter(style.amount(1, ['60 г', '80 г', '100 г', '200 г']), { y: 152, size: 30, fill: style.ink }),
  ].join(''),
);
