import { box, FILL, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const powder = standing(['blue', 'red', 'green', 'pink', 'white'], (style) => {
  const box3d = style.choose(1, [true, false]);
  return [
    box3d ? path('M96 -160 L140 -140 V170 L96 190Z', style.dark) : '',
    box3d
      ? box([-130, -160, 226, 350, 4], FILL.main)
      : path('M-120 -170 H120 L112 -150 L124 176 Q0 196 -124 176 L-112 -150Z', FILL.main),
    path('M-110 -60 Q-20 -140 90 -70 L84 30 Q-20 -30 -104 60Z', FILL.accent),
    style.letter(style.brand.slice(0, 9), { x: box3d ? -17 : 0, y: -94, size: 36, fill: style.ink }),
    repeat(
      5,
      (index) =>
        oval([index * 34 - 80, 90 - (index % 3) * 34, 14 + index * 3], '#ffffff', 0.35) +
        oval([index * 34 - 85, 85 - (index % 3) * 34, 5], '#fff', 0.8),
    ),
    style.letter(style.amount(2, ['2 кг', '3 кг', '4 кг', '6 кг']), {
      x: box3d ? -70 : -56,
      y: 166,
      size: 34,
      fill: style.ink,
    }),
    style.letter(style.choose(3, ['Color', 'White', 'Automat']), {
      x: box3d ? -10 : 0,
      y: 10,
      size: 26,
      fill: '#ffffff',
    }),
  ].join('');
});
