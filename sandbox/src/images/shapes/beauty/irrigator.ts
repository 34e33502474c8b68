import { FILL, oval, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const irrigator = standing(['white', 'black', 'blue'], (style) =>
  [
    path('M-14 -110 V-190 Q-14 -198 4 -192 L16 -110Z', FILL.metal),
    path('M-50 -110 H50 L56 20 H-56Z', FILL.main) +
      oval([0, -60, 22], FILL.accent) +
      oval([0, -10, 13], style.dark),
    path('M-58 20 H58 L70 190 H-70Z', FILL.glass, 0.85) +
      path('M-64 90 Q0 76 64 90 L70 190 H-70Z', '#79bfe6', 0.7),
    style.letter(style.brand.slice(0, 6), { y: 70, size: 20, fill: '#24272c' }),
  ].join(''),
);
