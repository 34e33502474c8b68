import { box, FILL, line, mirrored, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const roseDome = standing(['red', 'pink', 'blue'], (style) =>
  [
    path('M-100 140 V-60 Q-96 -184 0 -184 Q96 -184 100 -60 V140Z', FILL.glass, 0.55),
    line('M0 130 Q-10 40 0 -30', '#3f7f3a', 8) +
      mirrored(path('M0 70 q40 -44 60 -10 q-24 30 -60 10Z', '#4f9440')),
    oval([0, -60, 60, 54], FILL.main) +
      path('M-54 -70 Q0 -120 54 -70 Q30 -30 0 -30 Q-30 -30 -54 -70Z', FILL.dark) +
      line('M-20 -66 Q0 -96 22 -64 Q8 -46 -10 -58', style.deep, 5, 0.6),
    repeat(12, (index) => oval([((index * 37) % 150) - 75, ((index * 53) % 240) - 110, 4], '#ffe9a6')),
    path('M-84 -60 Q-80 -150 -20 -168 Q-60 -100 -60 60Z', '#fff', 0.6),
    box([-126, 138, 252, 52, 14], FILL.wood),
  ].join(''),
);
