import { FILL, line, mirrored, move, oval, path, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const robotVacuum = lying(['black', 'white', 'grey'], (style) =>
  [
    mirrored(repeat(3, (index) => move(104, -124, rotate(index * 120, line('M0 0 L0 -44', '#c9ced4', 5))))),
    oval([0, 10, 178], FILL.main) + oval([0, 10, 162], style.dark) + oval([0, 10, 156], FILL.main),
    oval([0, -50, 52], FILL.black) + oval([0, -54, 44], style.deep) + oval([0, -54, 26], FILL.black),
    oval([-26, 70, 17], style.light) +
      oval([26, 70, 17], style.light) +
      line('M-26 62 V74 M20 70 H32', style.deep, 4),
    style.letter(style.brand.slice(0, 9), { y: 136, size: 22, fill: style.ink }),
    path('M-130 -40 Q-90 -130 0 -146 Q-90 -90 -110 30Z', '#fff', 0.16),
  ].join(''),
);
