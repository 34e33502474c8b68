import { box, FILL, line } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const punchBag = standing(['black', 'red', 'brown'], (style) =>
  [
    line('M-40 -140 L0 -196 L40 -140', '#8b9199', 6),
    box([-70, -140, 140, 320, 34], FILL.round),
    box([-70, -110, 140, 26], '#17181b') + box([-70, 110, 140, 20], '#17181b'),
    style.letter(style.brand.slice(0, 6), { y: 20, size: 40, fill: style.ink }),
    box([-56, -120, 17, 280, 8], '#fff', 0.25),
  ].join(''),
);
