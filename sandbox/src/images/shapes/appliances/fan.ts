import { FILL, line, move, oval, path, repeat, rotate } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const fan = standing(['white', 'black', 'grey'], (style) =>
  [
    path('M-12 40 H12 L18 176 H-18Z', FILL.metal),
    oval([0, 178, 96, 15], FILL.dark) + oval([0, 172, 90, 12], FILL.main),
    oval([0, -56, 136], '#dfe5ea', 0.5),
    repeat(style.choose(1, [3, 4, 5]), (index) =>
      move(
        0,
        -56,
        rotate(
          index * (360 / style.choose(1, [3, 4, 5])),
          path('M0 0 Q60 -20 52 -112 Q-20 -100 0 0Z', FILL.main),
        ),
      ),
    ),
    repeat(
      4,
      (index) =>
        `<circle cy="-56" r="${136 - index * 32}" fill="none" stroke="#6b727a" stroke-width="${index === 0 ? 8 : 2.5}"/>`,
    ),
    repeat(18, (index) => move(0, -56, rotate(index * 20, line('M0 -30 V-134', '#6b727a', 1.5)))),
    oval([0, -56, 26], FILL.dark),
  ].join(''),
);
