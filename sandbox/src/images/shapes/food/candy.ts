import { FILL, line, move, oval, path, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const candy = lying(['red', 'pink', 'yellow', 'green', 'orange'], (style) =>
  [
    path('M-110 -180 H110 L104 -150 L122 170 Q0 190 -122 170 L-104 -150Z', FILL.main),
    path('M-84 -10 Q0 -50 84 -10 V120 Q0 150 -84 120Z', FILL.glass, 0.6),
    repeat(11, (index) =>
      move(
        (index % 4) * 42 - 62,
        Math.floor(index / 4) * 40 + 6,
        rotate(
          index * 50,
          path(
            'M-22 -10 L-36 -18 V18 L-22 10Z M22 -10 L36 -18 V18 L22 10Z',
            ['#e4463c', '#f2c53c', '#55a35b', '#3f9ad0', '#e56a9b'][index % 5] ?? '#e4463c',
          ) +
            oval(
              [0, 0, 22, 17],
              ['#e4463c', '#f2c53c', '#55a35b', '#3f9ad0', '#e56a9b'][index % 5] ?? '#e4463c',
            ) +
            line('M-12 -8 q12 8 24 0', '#fff', 3, 0.7),
        ),
      ),
    ),
    style.letter(style.brand.slice(0, 9), { y: -80, size: 42, fill: style.ink }),
    style.letter(style.amount(1, ['200 г', '250 г', '500 г', '1000 г']), {
      y: 160,
      size: 28,
      fill: style.ink,
    }),
  ].join(''),
);
