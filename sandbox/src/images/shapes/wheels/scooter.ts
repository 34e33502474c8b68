import { box, FILL, line, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const scooter = standing(['black', 'blue', 'pink', 'red', 'mint'], (style) =>
  [
    line('M100 120 L60 -160', style.dark, 17) + line('M100 120 L60 -160', style.main, 10),
    line('M10 -160 H110', '#2b2d31', 15),
    box([-150, 110, 230, 22, 10], FILL.main),
    path('M-150 110 H60 L76 132 H-150Z', FILL.dark) + box([-120, 104, 150, 9, 4], '#22252a'),
    repeat(
      2,
      (index) =>
        oval([index * 270 - 155, 146, 42], '#1d1f22') +
        oval([index * 270 - 155, 146, 26], FILL.accent) +
        oval([index * 270 - 155, 146, 9], '#f3f4f6'),
    ),
    box([40, -176, 40, 24, 6], '#15171a'),
  ].join(''),
);
