import { FILL, move, path, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const spongeEgg = lying(['pink', 'orange', 'purple', 'mint'], () => {
  return repeat(3, (index) =>
    move(
      index * 104 - 104,
      (index % 2) * 60 - 30,
      rotate(
        index * 20 - 20,
        path(
          'M0 -100 Q70 -20 60 50 Q46 100 0 100 Q-46 100 -60 50 Q-70 -20 0 -100Z',
          [FILL.main, FILL.accent, FILL.light][index] ?? FILL.main,
        ) + path('M-20 -40 Q-44 0 -40 50 Q-20 10 -6 -50Z', '#fff', 0.4),
      ),
    ),
  );
});
