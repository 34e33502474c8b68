import { FILL, line, move, path, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const flippers = lying(['blue', 'black', 'yellow'], (style) => {
  const one =
    path('M-60 -180 Q0 -196 60 -180 L40 10 Q40 60 30 150 Q0 176 -30 150 Q-40 60 -40 10Z', FILL.main) +
    repeat(3, (index) => line(`M${index * 34 - 34} -170 L${index * 18 - 18} 10`, style.light, 6)) +
    path('M-34 30 H34 L28 120 Q0 140 -28 120Z', FILL.black);
  return move(-80, 0, rotate(-9, one)) + move(80, 0, rotate(9, one));
});
