import { box, FILL, line, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const ladder = standing(['silver', 'orange', 'yellow'], (style) =>
  [
    line('M40 -180 L130 180', '#8b9199', 14),
    line('M-20 -186 L-120 184 M60 -186 L40 184', style.dark, 18) +
      line('M-20 -186 L-120 184 M60 -186 L40 184', style.main, 11),
    repeat(5, (index) =>
      path(
        `M${-44 - index * 19} ${index * 70 - 130} H${56 - index * 3} l4 18 H${-48 - index * 19}Z`,
        FILL.metal,
      ),
    ),
    box([-40, -196, 116, 26, 8], FILL.accent),
  ].join(''),
);
