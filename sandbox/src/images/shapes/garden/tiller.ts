import { box, FILL, line, move, oval, path, repeat, rotate } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const tiller = standing(['red', 'orange', 'green'], () =>
  [
    line('M0 0 L-120 -170 M40 0 L-60 -180 M-150 -160 L-60 -186', '#2b2d31', 13),
    path('M-70 -20 H110 Q140 0 130 50 H-80Z', FILL.main),
    box([-30, -70, 110, 60, 12], FILL.black),
    line('M30 50 V110', '#5b6169', 22),
    repeat(8, (index) => move(30, 120, rotate(index * 45, path('M-9 0 L-16 -70 L20 -60 L9 0Z', FILL.metal)))),
    oval([30, 120, 22], '#3a3e44'),
    repeat(8, (index) => oval([index * 50 - 176, 186, 26, 9], '#5b3f28')),
  ].join(''),
);
