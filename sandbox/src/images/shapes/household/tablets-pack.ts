import { box, FILL, move, oval, path, repeat, rotate } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const tabletsPack = standing(['blue', 'green', 'purple', 'red'], (style) =>
  [
    path('M-140 -150 H140 L130 -128 V178 Q0 194 -130 178 V-128Z', FILL.main),
    box([-140, -160, 280, 26, 4], FILL.dark),
    style.letter(style.brand.slice(0, 9), { y: -70, size: 38, fill: style.ink }),
    repeat(6, (index) =>
      move(
        (index % 3) * 80 - 80,
        Math.floor(index / 3) * 66 + 4,
        rotate(
          index * 14 - 30,
          box([-30, -22, 60, 44, 9], '#ffffff') +
            box([-30, -2, 60, 24, 9], style.accent) +
            oval([0, -8, 9], '#e4463c'),
        ),
      ),
    ),
    style.letter(style.amount(1, ['30 шт', '50 шт', '60 шт', '100 шт']), {
      x: 60,
      y: 160,
      size: 36,
      fill: style.ink,
    }),
  ].join(''),
);
