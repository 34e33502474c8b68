import { box, FILL, move, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const phone = standing(['black', 'white', 'blue', 'purple', 'green', 'gold'], (style) => {
  const lenses = style.choose(1, [1, 2, 3]);
  const front = move(
    44,
    0,
    [
      box([-84, -180, 168, 360, 28], FILL.black),
      box([-76, -172, 152, 344, 22], FILL.screen),
      oval([0, -154, 7], '#111317'),
      style.letter('12:45', { y: -84, size: 44, fill: '#ffffff' }),
      repeat(8, (index) =>
        box(
          [(index % 4) * 34 - 64, Math.floor(index / 4) * 40 + 74, 26, 26, 7],
          '#ffffff',
          0.35 + (index % 3) * 0.2,
        ),
      ),
      path('M-76 -150 Q-76 -172 -54 -172 H20 L-76 40Z', '#ffffff', 0.12),
    ].join(''),
  );
  const back = move(
    -50,
    6,
    [
      box([-84, -180, 168, 360, 28], FILL.main),
      box([-72, -168, 76, 30 + lenses * 34, 22], style.dark),
      repeat(
        lenses,
        (index) => oval([-44, index * 36 - 138, 17], '#15171a') + oval([-44, index * 36 - 138, 8], '#37506e'),
      ),
      oval([-14, -138, 6], '#fff4cf'),
      style.letter(style.brand.slice(0, 8), { y: 120, size: 18, fill: style.ink }),
    ].join(''),
  );
  return back + front;
});
