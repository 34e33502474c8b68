import { FILL, line, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const sunLounger = standing(['white', 'blue', 'green', 'beige'], (style) =>
  [
    path('M-190 60 L-20 60 L130 -100 L160 -84 L10 96 H-190Z', FILL.main),
    repeat(8, (index) => line(`M${index * 22 - 176} 62 V94`, style.deep, 3, 0.4)),
    line('M-160 96 L-170 186 M-20 96 L-10 186 M60 40 L120 186', '#8b9199', 11),
    path('M100 -100 Q130 -140 160 -110 L140 -70Z', FILL.accent),
  ].join(''),
);
