import { box, FILL, line, mirrored, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const fishingBox = standing(['blue', 'green', 'grey'], (style) =>
  [
    line('M-60 -90 Q0 -150 60 -90', '#2b2d31', 15),
    path('M-150 -90 H150 L170 -20 H-170Z', FILL.light),
    box([-170, -20, 340, 200, 14], FILL.main),
    box([-150, 10, 300, 70, 8], FILL.dark) + box([-150, 90, 300, 70, 8], FILL.dark),
    mirrored(box([80, -34, 40, 40, 6], style.accent)),
    repeat(6, (index) =>
      oval([index * 50 - 124, 44, 15, 9], ['#f2c53c', '#e4463c', '#8fd0a6'][index % 3] ?? '#fff'),
    ),
  ].join(''),
);
