import { box, FILL, mirrored, oval, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const carRadio = standing(['black'], (style) =>
  [
    box([-190, -80, 380, 200, 10], FILL.black) + box([-120, -62, 240, 164, 6], FILL.screen),
    repeat(6, (index) =>
      box([(index % 3) * 72 - 100, Math.floor(index / 3) * 66 - 40, 56, 50, 10], '#ffffff', 0.5),
    ),
    mirrored(oval([156, 20, 26], FILL.metal) + oval([156, 20, 14], '#2b2d31')),
    style.letter(style.brand.slice(0, 7), { x: 0, y: 94, size: 16, fill: '#fff' }),
  ].join(''),
);
