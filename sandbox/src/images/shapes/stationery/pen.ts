import { box, FILL, move, path, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const pen = lying(['blue', 'black', 'red', 'green'], (style) => {
  const count = style.choose(1, [1, 3, 4]);
  const colours = [style.main, '#24272c', '#d3453b', '#3d8b52'];
  return rotate(
    style.vary(2, 20, 44),
    repeat(count, (index) =>
      move(
        (index - (count - 1) / 2) * 56,
        (index % 2) * 14,
        [
          box([-16, -160, 32, 250, 9], index === 0 ? FILL.main : (colours[index] ?? style.main)),
          box([-6, -170, 12, 14, 4], '#9aa0a8') + box([12, -150, 9, 86, 4], FILL.metal),
          path('M-16 90 H16 L6 150 L0 184 L-6 150Z', FILL.metal) + path('M-3 164 H3 L0 184Z', '#222'),
          box([-17, 20, 34, 60, 8], style.deep, 0.5),
          box([-10, -150, 5, 220, 2], '#ffffff', 0.35),
        ].join(''),
      ),
    ),
  );
});
