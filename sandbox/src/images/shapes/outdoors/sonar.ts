import { box, FILL, line, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const sonar = standing(['black', 'blue'], (style) =>
  [
    box([-150, -150, 300, 260, 20], FILL.black) + box([-130, -130, 260, 190, 8], '#0b3a5a'),
    path('M-130 30 Q-60 -10 0 20 T130 10 V60 H-130Z', '#c98f3a') +
      repeat(4, (index) => line(`M${index * 60 - 100} ${(index % 2) * 30 - 50} q14 -20 28 0`, '#f2e04a', 7)),
    style.letter('4.2 m', { x: 90, y: -96, size: 28, fill: '#ffffff' }),
    repeat(5, (index) => box([index * 50 - 116, 76, 34, 18, 6], '#5b6169')),
    path('M-40 110 H40 L60 190 H-60Z', FILL.dark),
  ].join(''),
);
