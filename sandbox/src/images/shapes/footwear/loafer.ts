import { box, FILL, line, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const loafer = standing(['black', 'brown', 'beige', 'burgundy', 'white'], (style) =>
  [
    path(
      'M-164 150 Q-172 60 -150 36 Q-120 24 -96 50 Q-40 70 0 40 Q40 20 70 54 Q170 84 180 150 V164 H-164Z',
      FILL.main,
    ),
    path('M-150 36 Q-120 24 -96 50 Q-40 70 0 40 Q-20 90 -90 92 Q-140 84 -150 36Z', style.deep),
    path('M0 40 Q40 20 70 54 Q120 78 130 120 Q60 124 20 92 Q6 66 0 40Z', FILL.light),
    line('M70 54 Q120 78 130 120 Q60 124 20 92', style.deep, 3, 0.6),
    style.choose(1, [
      path('M14 60 Q60 30 92 60 L84 84 Q50 66 24 90Z', FILL.dark),
      line('M20 70 Q60 40 92 70', style.deep, 9) + line('M44 58 l-14 34 M60 54 l2 36', style.dark, 7),
      '',
    ]),
    path(
      'M-170 158 H184 Q184 180 172 182 H-150 Q-172 182 -170 158Z',
      style.choose(2, ['#2a2421', '#f2efe9', style.deep]),
    ),
    style.choose(3, ['', box([-170, 176, 70, 14, 2], '#2a2421'), '']),
  ].join(''),
);
