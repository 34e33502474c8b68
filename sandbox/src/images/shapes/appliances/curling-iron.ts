import { box, FILL, oval, path, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const curlingIron = lying(['black', 'pink', 'purple', 'white'], (style) => {
  return rotate(
    36,
    [
      path('M-24 -190 Q0 -206 24 -190 L26 0 H-26Z', style.choose(1, [FILL.metal, FILL.accent, FILL.black])),
      style.choose(2, [path('M24 -180 L58 -176 L44 0 L26 0Z', FILL.dark), '']),
      box([-32, 0, 64, 26, 8], FILL.gold),
      path('M-30 24 H30 L24 180 Q0 196 -24 180Z', FILL.main),
      box([-12, 50, 24, 40, 6], '#11141a') + style.letter('200', { y: 76, size: 13, fill: '#79e2ff' }),
      oval([0, 116, 9], style.accent),
    ].join(''),
  );
});
