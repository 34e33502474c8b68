import { line, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const tinsel = lying(['gold', 'silver', 'red', 'green'], (style) => {
  return [
    repeat(60, (index) => {
      const x = index * 6.3 - 186;
      const y = Math.round(Math.sin(index * 0.18) * 80);
      return line(
        `M${Math.round(x)} ${y} l${((index * 7) % 36) - 18} ${((index * 13) % 60) - 30}`,
        [style.main, style.light, style.dark][index % 3] ?? style.main,
        7,
      );
    }),
  ].join('');
});
