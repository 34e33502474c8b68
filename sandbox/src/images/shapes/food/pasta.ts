import { box, FILL, line, move, path, repeat, rotate } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const pasta = standing(['blue', 'red', 'yellow', 'green'], (style) =>
  [
    path('M-110 -184 H110 L116 184 H-116Z', FILL.main),
    path('M-76 -50 H76 V120 H-76Z', '#fdf4d8'),
    style.choose(1, [
      repeat(16, (index) => line(`M${index * 9 - 68} -46 V116`, '#e0b64f', 5)),
      repeat(12, (index) =>
        move(
          (index % 4) * 38 - 56,
          Math.floor(index / 4) * 48 - 18,
          rotate(index * 50, path('M-20 -10 L-4 0 L-20 10Z M20 -10 L4 0 L20 10Z', '#e0b64f')),
        ),
      ),
      repeat(14, (index) =>
        move(
          (index % 5) * 30 - 60,
          Math.floor(index / 5) * 48 - 20,
          rotate(index * 33, box([-18, -7, 36, 14, 5], '#e0b64f') + box([-18, -3, 36, 5], '#c4933a')),
        ),
      ),
    ]),
    style.letter(style.brand.slice(0, 9), { y: -100, size: 42, fill: style.ink }),
    style.letter(style.amount(2, ['400 г', '450 г', '500 г']), { y: 162, size: 32, fill: style.ink }),
  ].join(''),
);
