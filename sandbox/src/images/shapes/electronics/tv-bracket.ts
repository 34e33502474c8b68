import { box, FILL, line, mirrored, oval, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const tvBracket = standing(['black'], (style) =>
  [
    box([-150, -150, 300, 90, 6], FILL.black) + box([-150, 70, 300, 40, 6], FILL.black),
    mirrored(box([70, -190, 34, 380, 6], FILL.main)),
    repeat(5, (index) => mirrored(oval([87, index * 70 - 150, 7], '#cdd2d8'))),
    line('M0 -60 L60 0 L0 70', style.light, 22),
    oval([60, 0, 18], FILL.metal),
  ].join(''),
);
