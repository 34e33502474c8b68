import { box, FILL, line, mirrored, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const oven = standing(['black', 'silver', 'white'], (style) =>
  [
    box([-160, -150, 320, 336, 8], FILL.main),
    box([-160, -150, 320, 66, 8], FILL.black),
    box([-44, -138, 88, 42, 5], '#07090b') +
      style.letter(`${style.vary(1, 16, 23) * 10}°`, { y: -108, size: 26, fill: '#ff9d4d' }),
    mirrored(oval([104, -117, 22], FILL.metal)),
    box([-130, -58, 260, 14, 7], FILL.metal),
    box([-136, -30, 272, 190, 10], '#15171a') + box([-112, -8, 224, 146, 8], '#4c3018'),
    repeat(4, (index) => line(`M-108 ${index * 34 + 14} H108`, '#c09a63', 3)),
    path('M-60 70 Q0 20 60 70 V82 H-60Z', '#d99a4e'),
    path('M-112 -8 H0 L-112 120Z', '#ffffff', 0.1),
  ].join(''),
);
