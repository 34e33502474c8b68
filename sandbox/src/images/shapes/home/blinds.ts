import { cloth } from '../../drawing/cloth.ts';
import { box, FILL, line, mirrored, oval, path, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const blinds = lying(['white', 'beige', 'grey', 'brown', 'mint'], (style) => {
  const rolled = style.choose(1, [true, false]);
  return [
    box([-170, -190, 340, 34, 12], FILL.white),
    rolled
      ? cloth('M-156 -158 H156 V120 H-156Z', style) + box([-160, 116, 320, 18, 8], FILL.dark)
      : repeat(15, (index) =>
          path(`M-160 ${index * 20 - 152} H160 L154 ${index * 20 - 138} H-154Z`, FILL.main),
        ) + mirrored(line('M100 -156 V150', style.deep, 2)),
    line('M150 -160 V60', '#aeb4bc', 3),
    oval([150, 68, 6, 12], '#d5d9de'),
  ].join('');
});
