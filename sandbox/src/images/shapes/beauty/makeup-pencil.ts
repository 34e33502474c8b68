import { box, FILL, move, path, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const makeupPencil = lying(['black', 'brown', 'red', 'pink'], (style) => {
  return rotate(
    36,
    repeat(style.choose(1, [1, 2]), (index) =>
      move(
        index * 70 - 20,
        index * 20,
        box([-17, -150, 34, 270, 4], FILL.main) +
          path('M-17 120 H17 L7 164 H-7Z', '#e6c396') +
          path('M-7 164 H7 L0 188Z', style.deep) +
          box([-20, -186, 40, 70, 8], index === 0 ? FILL.gold : FILL.metal) +
          rotate(-90, style.letter(style.brand.slice(0, 8), { x: 0, y: 8, size: 20, fill: style.ink })),
      ),
    ),
  );
});
