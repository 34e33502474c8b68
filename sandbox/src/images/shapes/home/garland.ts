import { box, line, oval, path, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const garland = lying(['yellow', 'white', 'red', 'blue'], (style) => {
  return [
    repeat(
      3,
      (row) =>
        line(
          `M-190 ${row * 110 - 130} Q-60 ${row * 110 - 40} 60 ${row * 110 - 120} T190 ${row * 110 - 110}`,
          '#2f6b45',
          6,
        ) +
        repeat(8, (index) => {
          const x = index * 50 - 176;
          const y = row * 110 - 96 + Math.round(18 * Math.sin(index * 0.9));
          const colour = [style.main, style.accent, '#ffd76a', '#7ad7ff'][(index + row) % 4] ?? style.main;
          return (
            oval([x, y + 12, 30], colour, 0.25) +
            box([x - 6, y - 14, 12, 14, 3], '#3b3e44') +
            path(`M${x - 11} ${y} Q${x} ${y + 44} ${x + 11} ${y}Z`, colour)
          );
        }),
    ),
  ].join('');
});
