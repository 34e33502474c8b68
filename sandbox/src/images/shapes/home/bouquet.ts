import { FILL, line, mirrored, move, oval, path, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const bouquet = lying(['pink', 'white', 'red', 'lilac', 'yellow'], (style) =>
  [
    path('M-20 30 L-90 186 H90 L20 30Z', '#efe3cf') + path('M-20 30 L-50 186 H10Z', '#dccba9'),
    repeat(7, (index) =>
      mirrored(rotate(index * 12 - 10, path('M0 20 Q60 -40 50 -150 Q0 -90 0 20Z', '#5d8d52', 0.8))),
    ),
    repeat(9, (index) =>
      move(
        Math.round(Math.sin(index * 2.4) * (30 + index * 9)),
        Math.round(Math.cos(index * 2.4) * (24 + index * 7)) - 70,
        oval([0, 0, 42], [style.main, style.light, style.accent][index % 3] ?? style.main) +
          oval([0, 0, 30], style.dark, 0.35) +
          line('M-14 4 Q0 -24 16 0 Q4 20 -8 8', style.deep, 3, 0.5),
      ),
    ),
    path('M-46 66 Q0 90 46 66 L40 96 Q0 112 -40 96Z', FILL.accent),
  ].join(''),
);
