import { FILL, line, move, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const catLitter = standing(['sky', 'green', 'purple', 'white'], (style) =>
  [
    line('M-50 -170 Q0 -206 50 -170', style.dark, 13),
    path('M-130 -170 H130 L140 180 Q0 196 -140 180Z', FILL.main),
    path('M-138 90 Q0 30 138 90 L140 180 Q0 196 -140 180Z', '#f2f4f6') +
      repeat(40, (index) =>
        oval(
          [((index * 47) % 250) - 125, 110 + ((index * 29) % 66), 5 + (index % 3)],
          index % 3 === 0 ? style.accent : '#c3c9d0',
          0.8,
        ),
      ),
    move(
      -40,
      0,
      path('M-20 60 Q-30 -20 10 -30 L6 -70 L26 -54 H50 L70 -70 L66 -30 Q90 0 80 60Z', '#2b2d31') +
        oval([30, -30, 5], '#8df0b2') +
        oval([52, -30, 5], '#8df0b2'),
    ),
    style.letter(style.brand.slice(0, 9), { y: -106, size: 42, fill: style.ink }),
    style.letter(style.amount(1, ['5 л', '10 л', '15 л', '20 л']), {
      x: 84,
      y: 30,
      size: 40,
      fill: style.ink,
    }),
  ].join(''),
);
