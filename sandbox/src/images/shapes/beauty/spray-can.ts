import { box, FILL, oval, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const sprayCan = standing(['white', 'black', 'blue', 'pink', 'silver'], (style) =>
  [
    box([-46, -180, 92, 66, 18], style.choose(1, [FILL.white, FILL.dark, FILL.accent])) +
      oval([20, -158, 6], '#3a3e44'),
    path('M-74 -86 Q-70 -118 -46 -118 H46 Q70 -118 74 -86Z', FILL.metal),
    box([-78, -88, 156, 278, 12], FILL.round),
    box([-78, 10, 156, 90], '#ffffff', 0.9),
    style.letter(style.brand.slice(0, 8), { y: 56, size: 32, fill: '#24272c' }),
    style.letter(style.choose(2, ['48h', 'Fresh', 'SPF 30', 'Volume', 'Strong']), {
      y: 86,
      size: 20,
      fill: '#55595f',
    }),
    path('M-78 110 Q0 90 78 120 V170 H-78Z', style.accent, 0.8),
    box([-62, -70, 16, 240, 8], '#fff', 0.35),
  ].join(''),
);
