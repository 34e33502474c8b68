import { box, FILL, line, move, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const wipers = lying(['black'], (style) => {
  return repeat(2, (index) =>
    move(
      0,
      index * 110 - 60,
      rotate(
        index * 6 - 14,
        line('M-184 20 Q0 -30 184 20', '#1d1f22', 15) +
          line('M-184 34 Q0 -14 184 34', '#4b5057', 7) +
          box([-40, -26, 80, 34, 10], FILL.black) +
          box([-14, -40, 28, 20, 4], style.accent),
      ),
    ),
  );
});
