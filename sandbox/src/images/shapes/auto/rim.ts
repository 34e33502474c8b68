import { FILL, move, oval, path, repeat, rotate } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const rim = standing(['silver', 'black', 'grey', 'gold'], (style) => {
  const spokes = style.choose(1, [5, 6, 10]);
  return [
    oval([20, 6, 180], '#4b5057') + oval([0, 6, 180], FILL.main) + oval([0, 6, 160], '#1a1c1f'),
    repeat(spokes, (index) =>
      move(
        0,
        6,
        rotate((index * 360) / spokes, path('M-20 -30 L-30 -162 H-8 L0 -60 L8 -162 H30 L20 -30Z', FILL.main)),
      ),
    ),
    oval([0, 6, 50], FILL.main) +
      repeat(5, (index) => move(0, 6, rotate(index * 72, oval([0, -32, 8], '#1a1c1f')))) +
      oval([0, 6, 17], FILL.dark),
    path('M-150 -60 Q-110 -150 -20 -164 Q-100 -120 -126 -40Z', '#fff', 0.4),
  ].join('');
});
