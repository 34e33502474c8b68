import { FILL, line, move, oval, path, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const lure = lying(['green', 'orange', 'silver', 'blue', 'red'], (style) => {
  return rotate(
    -16,
    [
      path('M-150 0 Q-90 -70 40 -56 Q110 -44 130 0 Q110 50 40 60 Q-90 60 -150 0Z', FILL.main) +
        path('M-150 0 Q-60 20 130 0 Q110 50 40 60 Q-90 60 -150 0Z', style.light),
      repeat(7, (index) => line(`M${index * 24 - 60} -44 q10 30 -4 50`, style.deep, 7, 0.6)),
      oval([-100, -14, 19], '#f6e04a') + oval([-100, -14, 9], '#17181b'),
      path('M130 0 L186 -44 V44Z', style.accent),
      repeat(2, (index) =>
        move(index * 130 - 60, 56, line('M0 0 V40 M0 40 q-36 50 -40 10 M0 40 q36 50 40 10', '#5b6169', 6)),
      ),
    ].join(''),
  );
});
