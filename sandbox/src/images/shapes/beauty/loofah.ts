import { FILL, line, oval, path, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const loofah = lying(['pink', 'sky', 'mint', 'white', 'lilac'], (style) =>
  [
    repeat(16, (index) =>
      rotate(
        index * 22.5,
        path(
          'M0 0 Q60 -50 110 -10 Q130 40 70 40 Q40 30 0 0Z',
          [FILL.main, FILL.light, FILL.dark][index % 3] ?? FILL.main,
        ) + line('M10 0 Q60 -30 104 0', style.deep, 2, 0.4),
      ),
    ),
    oval([0, 0, 30], style.dark),
    line('M0 -90 C-10 -190 60 -200 50 -110', '#ffffff', 8),
  ].join(''),
);
