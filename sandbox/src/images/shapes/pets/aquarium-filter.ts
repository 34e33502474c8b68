import { box, FILL, line, oval, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const aquariumFilter = standing(['black', 'green', 'blue'], (style) =>
  [
    box([-70, -180, 140, 70, 12], FILL.black),
    line('M70 -150 H130 Q150 -150 150 -120', '#3a3e44', 22),
    box([-64, -110, 128, 170, 8], FILL.main) +
      style.letter(style.brand.slice(0, 7), { y: -20, size: 24, fill: style.ink }),
    box([-64, 60, 128, 130, 10], FILL.glass, 0.8) +
      repeat(5, (index) => line(`M-50 ${index * 24 + 80} H50`, '#4b5057', 7)),
    repeat(5, (index) =>
      oval([140 + (index % 2) * 20, index * 34 - 60, 9 + (index % 3) * 3], '#a9dcf3', 0.8),
    ),
  ].join(''),
);
