import { box, FILL, line, move, path, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const screwdrivers = lying(['red', 'blue', 'yellow', 'black'], () => {
  return repeat(5, (index) =>
    move(
      index * 76 - 152,
      Math.abs(index - 2) * 12 - 10,
      path(
        'M-22 -180 Q0 -196 22 -180 L26 -60 Q14 -40 16 -20 H-16 Q-14 -40 -26 -60Z',
        index % 2 === 0 ? FILL.main : FILL.accent,
      ) +
        repeat(3, (row) => line(`M-22 ${row * 30 - 160} H22`, '#000', 5, 0.2)) +
        box([-5, -20, 10, 190, 3], FILL.metal) +
        path(index % 2 === 0 ? 'M-9 164 H9 L5 190 H-5Z' : 'M-5 164 H5 L0 190Z', '#6b717a'),
    ),
  );
});
