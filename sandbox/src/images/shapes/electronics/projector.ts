import { box, FILL, line, mirrored, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const projector = standing(['white', 'black', 'grey'], (style) =>
  [
    path('M70 20 L190 -180 L196 60Z', '#fff6d0', 0.5),
    box([-170, -40, 340, 190, 40], FILL.main),
    oval([96, 54, 68], '#15171a') +
      oval([96, 54, 50], '#3c4452') +
      oval([96, 54, 30], style.accent) +
      oval([84, 40, 12], '#ffffff', 0.9),
    repeat(7, (index) => line(`M-140 ${index * 14 + 10} H-40`, style.deep, 5, 0.6)),
    mirrored(box([90, 148, 40, 40, 8], '#2a2c30')),
    style.letter(style.brand.slice(0, 8), { x: -90, y: 136, size: 20, fill: style.ink }),
  ].join(''),
);
