import { FILL, line, mirrored, move, oval, path, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const slippers = lying(['grey', 'pink', 'beige', 'blue', 'burgundy'], (style) => {
  const one = [
    path('M-70 -10 Q-80 -170 0 -176 Q80 -170 70 -10 Q84 150 0 170 Q-84 150 -70 -10Z', FILL.dark),
    path('M-56 0 Q-60 150 0 154 Q60 150 56 0Z', FILL.light),
    path('M-78 -20 Q-90 -172 0 -182 Q90 -172 78 -20 Q0 -70 -78 -20Z', FILL.main),
    line('M-78 -20 Q0 -70 78 -20', style.choose(1, ['#ffffff', style.light, style.accent]), 22),
    style.choose(2, [
      '',
      mirrored(oval([34, -150, 20, 40], style.light)),
      path('M0 -80 Q-40 -112 -20 -130 Q-4 -136 0 -120 Q4 -136 20 -130 Q40 -112 0 -80Z', style.accent),
    ]),
  ].join('');
  return move(-88, 6, rotate(-6, one)) + move(88, -6, rotate(6, one));
});
