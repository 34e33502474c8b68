import { box, FILL, line, move, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const lashes = lying(['black', 'pink'], (style) =>
  [
    box([-176, -110, 352, 230, 18], FILL.accent) + box([-156, -90, 312, 190, 12], '#fdfdfd'),
    repeat(2, (eye) =>
      move(
        eye * 160 - 80,
        40,
        line('M-60 0 Q0 -36 60 0', '#17181b', 7) +
          repeat(11, (index) =>
            line(
              `M${index * 12 - 60} ${Math.round(Math.abs(index - 5) ** 1.6 * 2.6) - 34} q${(index - 5) * 3} -30 ${(index - 5) * 7} -${62 - Math.abs(index - 5) * 4}`,
              '#17181b',
              4,
            ),
          ),
      ),
    ),
    style.letter(style.brand.slice(0, 9), { y: 88, size: 26, fill: '#55595f' }),
  ].join(''),
);
