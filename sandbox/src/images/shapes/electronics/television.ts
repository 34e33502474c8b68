import { box, FILL, mirrored, oval, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const television = standing(['black', 'grey'], (style) => {
  const wide = style.vary(1, 184, 198);
  return [
    mirrored(path('M110 120 L150 180 H136 L96 120Z', '#3a3e44')),
    box([-wide, -120, wide * 2, 244, 8], '#101214'),
    box([-wide + 7, -113, wide * 2 - 14, 226, 3], FILL.screen),
    path(
      `M-${wide - 7} 60 L-110 -20 L-50 40 L20 -50 L90 30 L${wide - 7} -30 V113 H-${wide - 7}Z`,
      '#ffffff',
      0.24,
    ),
    oval([-100, -60, 26], '#fff1bd', 0.85),
    path(`M-${wide - 7} -113 H20 L-${wide - 7} 70Z`, '#ffffff', 0.1),
    style.letter(style.brand.slice(0, 8), { y: 122, size: 9, fill: '#c9ced4' }),
  ].join('');
});
