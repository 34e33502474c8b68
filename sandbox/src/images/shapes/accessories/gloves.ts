import { cloth, fold } from '../../drawing/cloth.ts';
import { box, FILL, group, move, oval, path, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const gloves = lying(['black', 'brown', 'grey', 'burgundy'], (style) => {
  const one = [
    cloth(
      'M-50 170 L-58 30 Q-66 -10 -60 -70 Q-54 -86 -42 -72 L-32 -10 L-30 -120 Q-20 -138 -8 -120 L-4 -10 L6 -130 Q18 -146 30 -128 L28 -6 L42 -100 Q56 -112 64 -94 L58 20 Q90 -10 102 6 Q106 22 62 80 L50 170Z',
      style,
    ),
    path('M-52 130 H52 L50 174 H-50Z', FILL.dark),
    repeat(3, (index) => fold(`M${index * 22 - 26} 10 Q${index * 18 - 20} 50 ${index * 16 - 16} 80`, style)),
    style.choose(1, ['', oval([0, 150, 9], FILL.gold), box([-52, 118, 104, 10], style.accent)]),
  ].join('');
  return move(-66, 20, rotate(-8, group('scale(-1 1)', one))) + move(66, 0, rotate(8, one));
});
