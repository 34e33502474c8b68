import { box, FILL, line, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const bulb = standing(['white', 'clear', 'gold'], (style) =>
  [
    oval([0, -50, 170], '#fff2bd', 0.5),
    path(
      'M-110 -70 Q-110 -180 0 -180 Q110 -180 110 -70 Q110 -10 60 50 L50 96 H-50 L-60 50 Q-110 -10 -110 -70Z',
      style.choose(1, [FILL.white, FILL.glass]),
    ),
    style.choose(2, [
      '',
      line('M-20 90 L-34 -30 Q-20 -60 -8 -30 Q0 -60 8 -30 Q20 -60 34 -30 L20 90', '#f0a93c', 5),
    ]),
    path('M-84 -80 Q-80 -150 -20 -160 Q-60 -120 -60 -30Z', '#fff', 0.8),
    path('M-52 92 H52 V108 H-52Z', FILL.white),
    repeat(4, (index) => box([-46, index * 18 + 108, 92, 14, 7], FILL.metal)),
    path('M-30 180 H30 L14 192 H-14Z', '#2b2d31'),
  ].join(''),
);
