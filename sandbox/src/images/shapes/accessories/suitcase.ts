import { box, FILL, line, mirrored, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const suitcase = standing(['grey', 'black', 'blue', 'red', 'mint', 'pink'], (style) =>
  [
    line('M-34 -120 V-190 H34 V-120', '#8d939b', 8),
    box([-112, -130, 224, 300, 30], FILL.main),
    repeat(style.vary(1, 4, 7), (index) => line(`M${index * 32 - 92} -112 V152`, style.deep, 5, 0.4)),
    box([-112, -130, 224, 300, 30], FILL.glass, 0.12),
    mirrored(path('M78 -130 Q112 -130 112 -96 L104 -88 L70 -122Z', style.deep)),
    mirrored(path('M78 170 Q112 170 112 136 L104 128 L70 162Z', style.deep)),
    line('M-26 -134 Q0 -160 26 -134', style.deep, 10),
    mirrored(oval([78, 178, 15], FILL.black)),
    box([-28, -100, 56, 18, 4], '#f4f5f6', 0.9),
  ].join(''),
);
