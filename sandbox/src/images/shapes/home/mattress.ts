import { FILL, line, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const mattress = standing(['white', 'grey', 'beige'], (style) =>
  [
    path('M-150 -40 H150 L190 60 H-190Z', FILL.white),
    repeat(3, (row) =>
      repeat(5, (column) => oval([(column - 2) * (60 + row * 7), row * 28 - 18, 20, 9], '#cfd7df', 0.7)),
    ),
    path('M-190 60 H190 V150 Q190 160 180 160 H-180 Q-190 160 -190 150Z', FILL.main),
    line('M-190 66 H190 M-190 150 H190', style.accent, 5),
    repeat(9, (index) => line(`M${index * 42 - 168} 84 q12 24 0 52`, style.deep, 4, 0.3)),
    style.letter(style.brand.slice(0, 9), { y: 122, size: 30, fill: style.ink }),
  ].join(''),
);
