import { box, FILL, line, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const toySet = standing(['pink', 'mint', 'red', 'blue'], (style) =>
  [
    path('M-170 -40 H170 V190 H-170Z', FILL.main) + box([-170, -64, 340, 30, 8], FILL.dark),
    line('M-50 -64 Q-50 -130 0 -130 Q50 -130 50 -64', style.deep, 13),
    box([-130, 0, 110, 150, 12], '#ffffff', 0.9) +
      path('M-90 30 h30 v30 h30 v30 h-30 v30 h-30 v-30 h-30 v-30 h30Z', '#e4463c'),
    oval([80, 40, 46], '#ffffff', 0.9) +
      path('M50 40 H110 Q104 76 80 78 Q56 76 50 40Z', style.accent) +
      line('M110 48 q26 4 16 22 q-8 6 -20 4', style.accent, 6),
    box([30, 108, 110, 50, 10], '#ffffff', 0.9) +
      repeat(4, (index) =>
        oval([index * 24 + 48, 133, 9], ['#f2b63c', '#4d9c5a', '#3f78c9', '#e85d8f'][index] ?? '#fff'),
      ),
  ].join(''),
);
