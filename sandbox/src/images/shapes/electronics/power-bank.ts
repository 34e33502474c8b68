import { box, FILL, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const powerBank = standing(['black', 'white', 'silver', 'blue', 'pink'], (style) => {
  const percent = style.vary(1, 71, 100);
  return [
    path(
      'M-96 -170 Q-96 -186 -76 -186 H76 Q96 -186 96 -170 V170 Q96 190 76 190 H-76 Q-96 190 -96 170Z',
      FILL.main,
    ),
    path('M70 -186 Q96 -186 96 -170 V170 Q96 190 76 190 H64Z', style.deep, 0.35),
    box([-54, -176, 46, 14, 4], '#15171a') + box([10, -176, 46, 14, 4], '#15171a'),
    style.choose(2, [
      box([-50, -120, 100, 54, 10], '#14171b') +
        style.letter(String(percent), { y: -80, size: 38, fill: '#7fe3ff' }),
      repeat(4, (index) => oval([index * 26 - 40, -100, 7], index < 3 ? '#8df0b2' : '#59606a')),
    ]),
    style.letter(style.brand.slice(0, 8), { y: 90, size: 26, fill: style.ink }),
    style.letter(`${style.choose(3, [10, 20, 30])} 000 мА·ч`, { y: 124, size: 19, fill: style.ink }),
    path('M-86 -176 H-40 L-86 60Z', '#fff', 0.18),
  ].join('');
});
