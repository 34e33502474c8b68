import { box, FILL, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const sealant = standing(['white', 'blue', 'red', 'yellow', 'green'], (style) =>
  [
    path('M-10 -194 H10 L26 -110 H-26Z', FILL.accent),
    box([-60, -112, 120, 300, 8], FILL.round),
    box([-64, -116, 128, 22, 5], style.deep),
    path('M-60 -20 H60 V120 Q0 150 -60 120Z', '#ffffff', 0.95),
    style.letter(style.brand.slice(0, 7), { y: 30, size: 28, fill: '#24272c' }),
    style.letter(style.choose(1, ['PRO', 'SILICON', 'FOAM', 'FIX']), { y: 76, size: 26, fill: style.accent }),
    style.letter('280 мл', { y: 108, size: 20, fill: '#55595f' }),
    box([-48, -90, 14, 260, 7], '#fff', 0.4),
  ].join(''),
);
