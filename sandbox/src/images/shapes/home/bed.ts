import { box, FILL, line, mirrored, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const bed = standing(['beige', 'grey', 'white', 'walnut', 'blue'], (style) =>
  [
    box([-170, -110, 340, 200, 20], FILL.main),
    style.choose(1, [
      repeat(4, (index) => line(`M${index * 68 - 102} -100 V40`, style.deep, 4, 0.5)),
      repeat(10, (index) =>
        oval([(index % 5) * 64 - 128, Math.floor(index / 5) * 52 - 70, 5], style.deep, 0.6),
      ),
      '',
    ]),
    path('M-160 20 H160 L190 120 H-190Z', FILL.white),
    mirrored(box([18, -12, 120, 52, 22], '#ffffff') + line('M30 30 Q80 42 126 30', '#cfd6dd', 3)),
    path('M-172 58 Q0 36 172 58 L194 130 H-194Z', FILL.accent),
    path('M-172 58 Q0 36 172 58 L177 76 Q0 54 -177 76Z', '#ffffff', 0.6),
    box([-196, 116, 392, 54, 8], FILL.dark),
    mirrored(box([160, 168, 22, 22, 3], '#3b3029')),
  ].join(''),
);
