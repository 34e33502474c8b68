import { box, FILL, line, mirrored, oval, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const robot = standing(['grey', 'white', 'blue', 'red'], (style) =>
  [
    line('M0 -150 V-186', '#8b9199', 7) + oval([0, -188, 13], style.accent),
    box([-76, -150, 152, 110, 26], FILL.main) +
      box([-58, -128, 116, 62, 20], '#12151a') +
      mirrored(oval([26, -98, 15], '#6fe3ff')),
    mirrored(line('M94 0 L140 70', style.deep, 26) + oval([144, 84, 24], FILL.dark)),
    box([-96, -30, 192, 140, 30], FILL.main) +
      oval([0, 30, 36], FILL.accent) +
      path('M-6 10 L16 26 H4 L8 52 L-16 32 H-4Z', '#fff'),
    mirrored(box([20, 106, 46, 60, 10], FILL.dark) + box([10, 156, 72, 34, 14], FILL.main)),
  ].join(''),
);
