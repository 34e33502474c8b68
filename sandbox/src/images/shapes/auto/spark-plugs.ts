import { box, FILL, line, move, path, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const sparkPlugs = lying(['white', 'silver'], () => {
  return repeat(4, (index) =>
    move(
      index * 84 - 126,
      0,
      box([-8, -180, 16, 30, 4], FILL.metal) +
        path('M-16 -150 H16 L20 -30 H-20Z', '#ffffff') +
        repeat(4, (row) => line(`M-18 ${row * 20 - 130} H18`, '#c3c9d0', 4)) +
        path('M-32 -30 H32 L26 20 H-26Z', FILL.metal) +
        box([-20, 20, 40, 110, 3], FILL.metal) +
        repeat(8, (row) => line(`M-20 ${row * 13 + 28} H20`, '#6b717a', 3)) +
        line('M-12 130 V160 H6', '#6b717a', 7),
    ),
  );
});
