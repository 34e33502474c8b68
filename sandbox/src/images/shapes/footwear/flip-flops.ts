import { FILL, group, line, move, oval, path, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const flipFlops = lying(['blue', 'black', 'pink', 'mint', 'orange'], (style) => {
  const one = [
    path(
      'M-62 -40 Q-70 -176 0 -180 Q74 -176 66 -40 Q54 20 66 90 Q66 178 4 180 Q-60 178 -58 90 Q-52 20 -62 -40Z',
      style.deep,
    ),
    path(
      'M-54 -40 Q-62 -168 0 -172 Q66 -168 58 -40 Q46 20 58 90 Q58 168 4 170 Q-52 168 -50 90 Q-44 20 -54 -40Z',
      FILL.light,
    ),
    style.choose(1, [
      path('M-62 -20 Q-40 -110 0 -124 Q44 -110 64 -20 L62 40 Q0 -60 -58 40Z', FILL.main),
      line('M0 -116 Q-40 -70 -54 30 M0 -116 Q40 -70 56 30', style.main, 20) + oval([0, -114, 13], style.dark),
    ]),
    repeat(5, (index) => line(`M-34 ${index * 16 + 70} H38`, style.dark, 3, 0.4)),
  ].join('');
  return move(-84, 4, rotate(-7, group('scale(-1 1)', one))) + move(84, -4, rotate(7, one));
});
