import { box, FILL, line, mirrored, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const wallBars = standing(['oak', 'blue', 'red'], (style) =>
  [
    mirrored(box([104, -190, 26, 380, 6], FILL.main)),
    repeat(9, (index) => box([-110, index * 42 - 172, 220, 14, 7], FILL.wood)),
    line('M-50 -170 V20 M50 -170 V20', '#e9ddc4', 6) +
      mirrored(`<circle cx="50" cy="40" r="24" fill="none" stroke="${style.accent}" stroke-width="10"/>`),
  ].join(''),
);
