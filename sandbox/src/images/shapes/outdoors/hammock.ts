import { FILL, line, mirrored, path, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const hammock = lying(['red', 'blue', 'green', 'beige'], (style) =>
  [
    line('M-196 -150 L-120 -20 M196 -150 L120 -20', '#a9834f', 6),
    path('M-190 -100 Q0 170 190 -100 Q150 160 0 164 Q-150 160 -190 -100Z', FILL.main),
    repeat(5, (index) =>
      line(
        `M${index * 8 - 176} ${index * 26 - 70} Q0 ${index * 20 + 96} ${176 - index * 8} ${index * 26 - 70}`,
        index % 2 === 0 ? style.accent : style.light,
        9,
      ),
    ),
    mirrored(line('M190 -100 Q170 -60 130 -10 M190 -100 Q150 -70 90 20', '#e9ddc4', 4)),
  ].join(''),
);
