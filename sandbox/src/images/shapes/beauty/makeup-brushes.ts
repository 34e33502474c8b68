import { box, FILL, move, path, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const makeupBrushes = lying(['black', 'pink', 'gold', 'oak'], (style) => {
  return repeat(5, (index) =>
    move(
      index * 72 - 144,
      Math.abs(index - 2) * 14 - 10,
      box([-9, -10, 18, 190, 8], FILL.main) +
        box([-13, -50, 26, 46, 4], FILL.gold) +
        path(
          [
            'M-30 -150 Q0 -190 30 -150 Q34 -80 13 -50 H-13 Q-34 -80 -30 -150Z',
            'M-13 -130 Q0 -160 13 -130 V-50 H-13Z',
            'M-22 -160 L22 -130 L13 -50 H-13Z',
          ][index % 3] ?? '',
          style.choose(1, ['#3a2c28', '#e9d9cc', style.accent]),
        ),
    ),
  );
});
