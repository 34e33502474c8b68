import { box, FILL, line, oval, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const dishRack = standing(['steel', 'black', 'white'], (style) =>
  [
    repeat(
      5,
      (index) =>
        oval([index * 56 - 118, 50, 20, 96], FILL.white) + oval([index * 56 - 124, 50, 14, 80], '#dfe5ea'),
    ),
    line('M-180 40 V170 H180 V40 M-180 110 H180 M-180 40 H180', style.main, 10),
    repeat(13, (index) => line(`M${index * 28 - 168} 40 V170`, style.dark, 5)),
    box([-194, 166, 388, 22, 8], FILL.dark),
  ].join(''),
);
