import { box, FILL, line, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const pool = standing(['blue', 'grey'], (style) =>
  [
    path('M-190 -30 H190 L180 150 Q0 190 -180 150Z', FILL.round),
    repeat(9, (index) => box([index * 44 - 180, -30, 9, 190 - Math.abs(index - 4) * 6, 3], '#dfe5ea')),
    oval([0, -30, 190, 56], '#dfe5ea') + oval([0, -28, 174, 44], '#5fb8e6'),
    line('M-120 -34 q30 -12 60 0 t60 0 M-40 -10 q30 -12 60 0 t60 0', '#ffffff', 5, 0.7),
    style.letter(style.brand.slice(0, 8), { y: 100, size: 38, fill: '#ffffff' }),
  ].join(''),
);
