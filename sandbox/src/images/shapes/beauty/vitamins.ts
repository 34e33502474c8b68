import { box, FILL, line, move, path, repeat, rotate } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const vitamins = standing(['orange', 'white', 'green', 'yellow', 'brown'], (style) =>
  [
    box([-70, -176, 140, 66, 10], FILL.white) +
      repeat(11, (index) => line(`M${index * 13 - 64} -170 V-116`, '#c3c9d0', 3)),
    path(
      'M-64 -110 H64 Q100 -90 100 -50 V160 Q100 190 68 190 H-68 Q-100 190 -100 160 V-50 Q-100 -90 -64 -110Z',
      FILL.round,
    ),
    box([-100, -40, 200, 176], '#fdfdfb'),
    box([-100, -40, 200, 54], style.accent) +
      style.letter(style.brand.slice(0, 9), { y: -2, size: 30, fill: '#ffffff' }),
    style.letter(style.choose(1, ['D3', 'Omega 3', 'Mg B6', 'C 900', 'Zn', 'Multi']), {
      y: 74,
      size: 44,
      fill: '#24272c',
    }),
    style.letter(style.amount(2, ['30 капсул', '60 капсул', '90 капсул', '120 капсул']), {
      y: 116,
      size: 22,
      fill: '#55595f',
    }),
    repeat(3, (index) =>
      move(
        index * 34 + 90,
        176 - (index % 2) * 8,
        rotate(
          index * 40 - 30,
          box([-22, -10, 44, 20, 10], '#f2b63c') + box([0, -10, 22, 20, 10], '#e0852f'),
        ),
      ),
    ),
    path('M-86 -60 Q-84 -84 -60 -94 L-70 170 H-76 Q-86 170 -86 156Z', '#fff', 0.4),
  ].join(''),
);
