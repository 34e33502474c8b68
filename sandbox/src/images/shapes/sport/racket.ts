import { box, FILL, line, oval, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const racket = lying(['red', 'blue', 'black', 'green'], (style) => {
  return rotate(
    34,
    [
      `<ellipse cx="0" cy="-90" rx="76" ry="98" fill="none" stroke="${style.main}" stroke-width="17"/>`,
      repeat(9, (index) =>
        line(
          `M${index * 15 - 60} -${170 - Math.abs(index - 4) * 9} V-${10 + Math.abs(index - 4) * 9} M-${66 - Math.abs(index - 4) * 5} ${index * 19 - 166} H${66 - Math.abs(index - 4) * 5}`,
          '#b9c1ca',
          2,
        ),
      ),
      line('M-30 4 L0 60 L30 4', style.dark, 13),
      box([-14, 50, 28, 140, 9], FILL.black) +
        repeat(6, (index) => line(`M-14 ${index * 20 + 70} l28 -12`, '#5b6169', 4)),
      oval([110, 110, 30], '#d8ee4a'),
    ].join(''),
  );
});
