import { box, FILL, mirrored, move, oval, path, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const computerCard = lying(['black', 'green', 'blue'], (style) => {
  return rotate(
    -8,
    [
      box([-190, -90, 380, 180, 12], FILL.black),
      mirrored(
        oval([92, 0, 78], '#3d4249') +
          oval([92, 0, 70], '#15171a') +
          repeat(9, (blade) =>
            move(92, 0, rotate(blade * 40, path('M0 0 Q34 -26 18 -66 Q-8 -40 0 0Z', '#565c65'))),
          ) +
          oval([92, 0, 20], style.main),
      ),
      box([-190, -90, 380, 18, 6], style.accent),
      repeat(16, (index) => box([index * 14 - 120, 88, 9, 22], '#d8ac3f')),
      box([-204, -110, 18, 230, 3], FILL.metal),
    ].join(''),
  );
});
