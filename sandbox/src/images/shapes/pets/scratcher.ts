import { box, FILL, line, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const scratcher = standing(['beige', 'grey', 'brown'], (style) =>
  [
    box([-150, 156, 300, 34, 8], FILL.main),
    repeat(
      2,
      (index) =>
        box([index * 150 - 100, -110 + index * 80, 44, 280 - index * 80, 4], '#d9b98a') +
        repeat(16 - index * 5, (row) =>
          line(`M${index * 150 - 100} ${row * 17 - 100 + index * 80} l44 8`, '#a9865a', 3),
        ),
    ),
    box([-150, -140, 150, 34, 12], FILL.main),
    path('M10 -40 H160 V60 H10Z', FILL.main) + oval([85, 16, 40, 36], style.deep),
    line('M-20 -106 V-50', '#8b9199', 3) + oval([-20, -38, 16], FILL.accent),
  ].join(''),
);
