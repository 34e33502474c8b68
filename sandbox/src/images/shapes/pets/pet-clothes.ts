import { cloth } from '../../drawing/cloth.ts';
import { box, FILL, line, mirrored, oval, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const petClothes = lying(['red', 'blue', 'pink', 'green'], (style) =>
  [
    mirrored(cloth('M70 -110 Q130 -100 140 -20 L104 -10 L84 -50Z', style, FILL.dark)),
    cloth(
      'M-74 -130 Q0 -100 74 -130 Q110 -60 96 60 Q90 150 0 160 Q-90 150 -96 60 Q-110 -60 -74 -130Z',
      style,
    ),
    box([-70, -164, 140, 56, 22], FILL.light),
    repeat(4, (index) =>
      line(`M-94 ${index * 42 - 50} Q0 ${index * 42 - 30} 94 ${index * 42 - 50}`, style.accent, 10),
    ),
    oval([0, -40, 24], FILL.white),
  ].join(''),
);
