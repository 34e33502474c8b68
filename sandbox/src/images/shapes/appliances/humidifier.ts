import { FILL, oval, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const humidifier = standing(['white', 'black', 'mint'], (style) =>
  [
    path('M-10 -120 q-50 -30 -20 -70 q30 10 20 -10 q50 20 30 60 q-10 20 -30 20Z', '#cfe4ef', 0.8),
    path(
      'M-90 -60 Q-80 -120 0 -122 Q80 -120 90 -60 L112 150 Q110 190 60 190 H-60 Q-110 190 -112 150Z',
      FILL.round,
    ),
    path('M-96 0 L-108 110 H108 L96 0Z', FILL.glass, 0.75) +
      path('M-102 50 Q-50 40 0 52 T102 50 L108 110 H-108Z', '#79bfe6', 0.7),
    oval([0, -116, 30, 8], style.deep),
    oval([0, 150, 18], FILL.metal) + oval([46, 150, 5], '#53b7ff'),
    style.letter(style.brand.slice(0, 8), { y: -30, size: 20, fill: style.ink }),
  ].join(''),
);
