import { box, FILL, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const soapDispenser = standing(['white', 'black', 'clear', 'gold'], (style) =>
  [
    path('M-10 -110 V-150 H-70 Q-90 -150 -90 -130 H-60 L-12 -128Z', FILL.metal) +
      box([-16, -150, 32, 60, 6], FILL.metal),
    box([-40, -96, 80, 26, 6], FILL.metal),
    path(
      'M-46 -72 H46 Q92 -40 92 0 V160 Q92 190 62 190 H-62 Q-92 190 -92 160 V0 Q-92 -40 -46 -72Z',
      FILL.round,
    ),
    style.letter(style.choose(1, ['SOAP', 'Мыло', style.brand.slice(0, 7)]), {
      y: 90,
      size: 34,
      fill: style.ink,
    }),
    path('M-74 0 Q-72 -30 -50 -46 L-52 170 H-60 Q-74 170 -74 156Z', '#fff', 0.35),
  ].join(''),
);
