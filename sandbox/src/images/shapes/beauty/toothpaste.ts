import { box, FILL, path, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const toothpaste = lying(['white', 'blue', 'red', 'mint', 'green'], (style) => {
  return rotate(
    -12,
    [
      box([-176, 44, 340, 100, 5], FILL.white) +
        path('M-176 100 Q0 40 164 104 V144 H-176Z', style.accent) +
        style.letter(style.brand.slice(0, 9), { y: 98, size: 36, fill: '#24272c' }),
      path('M-176 -90 V10 L120 -6 Q136 -20 136 -40 Q136 -60 120 -74Z', FILL.main) +
        box([-190, -92, 18, 104, 3], style.dark) +
        box([132, -66, 52, 52, 8], FILL.white),
      path('M-150 -60 Q-20 -110 100 -50 L96 -26 Q-20 -80 -150 -20Z', FILL.accent, 0.9),
      style.letter(style.brand.slice(0, 9), { x: -40, y: -22, size: 32, fill: style.ink }),
    ].join(''),
  );
});
