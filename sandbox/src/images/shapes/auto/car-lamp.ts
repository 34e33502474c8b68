import { box, FILL, line, move, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const carLamp = lying(['white', 'blue', 'yellow'], (style) => {
  return repeat(2, (index) =>
    move(
      index * 130 - 66,
      index * 20 - 10,
      rotate(
        index * 20 - 24,
        box([-34, -170, 68, 130, 8], FILL.metal) +
          repeat(4, (row) => box([-16, row * 28 - 160, 32, 20, 3], '#fff3a8')) +
          box([-52, -40, 104, 26, 6], FILL.gold) +
          box([-44, -14, 88, 110, 10], FILL.black) +
          repeat(5, (row) => line(`M-40 ${row * 20 + 4} H40`, '#5b6169', 5)) +
          line('M0 96 Q-20 140 10 180', '#d3453b', 8) +
          style.letter('H7', { y: 74, size: 26, fill: '#ffffff' }),
      ),
    ),
  );
});
