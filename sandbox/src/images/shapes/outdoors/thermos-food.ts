import { box, FILL, line } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const thermosFood = standing(['steel', 'green', 'black'], (style) =>
  [
    line('M80 -60 C180 -50 170 90 86 90', '#2b2d31', 15),
    box([-76, -176, 152, 84, 14], FILL.metal),
    box([-90, -96, 180, 286, 20], FILL.round),
    box([-90, -90, 180, 15], '#3a3e44'),
    style.letter(style.brand.slice(0, 7), { y: 40, size: 34, fill: style.ink }),
    style.letter(style.amount(1, ['0,5 л', '0,8 л', '1 л']), { y: 90, size: 28, fill: style.ink }),
    box([-74, -70, 17, 240, 8], '#fff', 0.35),
  ].join(''),
);
