import { box, FILL, oval, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const monitor = standing(['black', 'grey', 'white'], (style) => {
  const curved = style.choose(1, [true, false]);
  return [
    path('M-26 90 H26 L40 170 H-40Z', FILL.metal),
    path('M-100 176 Q0 150 100 176 V190 H-100Z', FILL.main),
    curved
      ? path('M-196 -150 Q0 -126 196 -150 V110 Q0 88 -196 110Z', '#17191c') +
        path('M-186 -138 Q0 -116 186 -138 V96 Q0 76 -186 96Z', FILL.screen)
      : box([-196, -150, 392, 256, 10], '#17191c') + box([-188, -142, 376, 232, 4], FILL.screen),
    path('M-180 60 Q-90 -60 0 10 T180 -50 V80 Q0 64 -180 84Z', '#ffffff', 0.22),
    oval([-90, -70, 24], '#fff3c4', 0.8),
    style.letter(style.brand.slice(0, 8), { y: 102, size: 11, fill: '#cfd3d8' }),
  ].join('');
});
