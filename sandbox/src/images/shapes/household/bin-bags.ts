import { box, FILL, oval, path } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const binBags = lying(['black', 'blue', 'green'], (style) =>
  [
    path('M60 60 Q150 20 180 90 L150 120 Q110 80 70 100Z', FILL.dark),
    box([-160, -80, 300, 180, 90], FILL.main),
    oval([120, 10, 50, 90], FILL.dark) +
      `<ellipse cx="120" cy="10" rx="32" ry="62" fill="none" stroke="${style.light}" stroke-width="5"/><ellipse cx="120" cy="10" rx="16" ry="36" fill="none" stroke="${style.light}" stroke-width="5"/>`,
    box([-110, -80, 130, 180], '#ffffff', 0.95),
    style.letter(style.amount(1, ['30 л', '35 л', '60 л', '120 л']), {
      x: -45,
      y: 12,
      size: 46,
      fill: '#24272c',
    }),
    style.letter(style.brand.slice(0, 8), { x: -45, y: 60, size: 22, fill: '#24272c' }),
  ].join(''),
);
