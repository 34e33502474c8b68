import { cloth, fold } from '../../drawing/cloth.ts';
import { FILL, line, path, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const fabric = lying(['blue', 'red', 'green', 'beige', 'pink', 'grey'], (style) =>
  [
    repeat(
      4,
      (index) =>
        path(
          `M-160 ${index * 60 - 130} Q-190 ${index * 60 - 102} -160 ${index * 60 - 74} H150 Q160 ${index * 60 - 102} 150 ${index * 60 - 130}Z`,
          [FILL.main, FILL.light, FILL.dark, FILL.accent][index] ?? FILL.main,
        ) + line(`M-156 ${index * 60 - 102} H150`, style.deep, 3, 0.4),
    ),
    cloth('M-60 60 Q40 20 160 70 L186 180 Q60 150 -90 190Z', style),
    fold('M-20 70 Q-10 120 -40 170 M60 50 Q80 110 70 160 M120 60 Q140 110 140 164', style, 4),
  ].join(''),
);
