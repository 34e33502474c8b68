import { box, FILL, line, oval, path, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const blaster = lying(['orange', 'blue', 'green', 'yellow'], (style) => {
  return rotate(
    -10,
    [
      path('M-190 -50 H90 L190 -34 V10 L90 20 H-40 L-60 150 Q-90 164 -120 150 L-108 30 H-190Z', FILL.main),
      box([86, -40, 100, 44, 10], FILL.accent) + oval([186, -18, 9, 19], '#22252a'),
      box([-130, -86, 170, 40, 12], FILL.dark),
      line('M-40 26 Q-36 84 -84 80', style.deep, 13),
      oval([-140, -10, 19], style.accent) +
        repeat(4, (index) => line(`M${index * 26 - 60} -34 V4`, style.deep, 7)),
      line('M-96 60 L-104 130', style.deep, 9),
    ].join(''),
  );
});
