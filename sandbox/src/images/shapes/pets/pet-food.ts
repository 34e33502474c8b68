import { box, FILL, line, mirrored, move, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const petFood = standing(['orange', 'red', 'green', 'blue', 'purple', 'brown'], (style) => {
  const cat = style.byNoun(1, { 'кош|кот': true, 'собак|щен': false });
  const face = cat
    ? mirrored(path('M20 -46 L66 -90 L70 -10Z', '#d99a5a')) +
      oval([0, 10, 74, 64], '#e5aa68') +
      mirrored(oval([28, 0, 11, 14], '#23301f')) +
      path('M-9 22 H9 L0 34Z', '#c9646a') +
      mirrored(line('M20 34 L66 26 M20 40 L64 46', '#fff', 3))
    : mirrored(path('M50 -50 Q110 -50 96 50 Q70 40 60 -10Z', '#6d4526')) +
      oval([0, 0, 70, 74], '#b07840') +
      oval([0, 34, 40, 36], '#e9cda8') +
      mirrored(oval([26, -14, 10], '#1d1613')) +
      oval([0, 18, 17, 12], '#1d1613') +
      path('M-10 54 Q0 84 10 54Z', '#e0707c');
  return [
    path('M-120 -184 H120 L114 -160 L132 170 Q0 196 -132 170 L-114 -160Z', FILL.main),
    box([-122, -190, 244, 22, 3], FILL.dark),
    path('M-128 50 Q0 -20 128 50 L132 170 Q0 196 -132 170Z', FILL.accent),
    move(0, -10, face),
    style.letter(style.brand.slice(0, 9), { y: -112, size: 40, fill: style.ink }),
    style.letter(style.amount(2, ['400 г', '1,5 кг', '3 кг', '10 кг']), {
      x: 60,
      y: 160,
      size: 32,
      fill: '#ffffff',
    }),
    repeat(5, (index) => oval([index * 22 - 110, 150 + (index % 2) * 12, 11], '#8a5a30')),
  ].join('');
});
