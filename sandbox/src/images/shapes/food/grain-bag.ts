import { FILL, move, oval, path, repeat, rotate } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const grainBag = standing(['yellow', 'green', 'brown', 'red', 'blue'], (style) =>
  [
    path('M-116 -176 Q0 -190 116 -176 L126 176 Q0 194 -126 176Z', FILL.main),
    path(
      'M-90 -20 Q0 -60 90 -20 V110 Q0 146 -90 110Z',
      style.choose(1, ['#f7f1e0', '#c98f54', '#a85a34', '#e9d9a8']),
    ),
    repeat(36, (index) =>
      move(
        ((index * 41) % 160) - 80,
        ((index * 29) % 110) - 6,
        rotate(index * 37, oval([0, 0, 8, 4], style.choose(1, ['#dfd0a4', '#8a5a2c', '#7a3a1e', '#c9b06a']))),
      ),
    ),
    style.letter(style.brand.slice(0, 9), { y: -100, size: 42, fill: style.ink }),
    style.letter(style.amount(2, ['500 г', '800 г', '900 г']), { y: 164, size: 32, fill: style.ink }),
    path('M-104 -160 H-84 L-92 170 H-112Z', '#fff', 0.25),
  ].join(''),
);
