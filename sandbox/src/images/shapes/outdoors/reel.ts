import { box, FILL, line, oval, path, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const reel = lying(['black', 'gold', 'blue'], () =>
  [
    line('M0 -190 H0 M-20 -120 V-170 M-120 -170 H110', '#3a3e44', 15),
    oval([-40, 10, 96], FILL.main) +
      oval([-40, 10, 66], FILL.gold) +
      repeat(
        5,
        (index) =>
          `<circle cx="-40" cy="10" r="${60 - index * 9}" fill="none" stroke="#7a5a1c" stroke-width="3"/>`,
      ) +
      oval([-40, 10, 15], '#22252a'),
    path('M50 -40 L110 -10 V50 L50 70Z', FILL.dark),
    line('M110 20 L160 70', '#8b9199', 13) + box([140, 60, 50, 70, 20], FILL.black),
  ].join(''),
);
