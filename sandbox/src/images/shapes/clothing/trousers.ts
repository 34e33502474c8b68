import { cloth, fold } from '../../drawing/cloth.ts';
import { box, FILL, mirrored, oval, path, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const trousers = lying(['denim', 'black', 'blue', 'grey', 'beige', 'khaki'], (style) => {
  const foot = style.vary(1, 34, 66);
  const waist = style.vary(2, 66, 82);
  return [
    cloth(
      `M-${waist} -184 H${waist} Q${waist + 22} -60 ${58 + foot / 2} 190 H${58 - foot / 2} L0 -60 L-${58 - foot / 2} 190 H-${58 + foot / 2} Q-${waist + 22} -60 -${waist} -184Z`,
      style,
    ),
    path(`M-${waist} -190 H${waist} L${waist + 2} -160 H-${waist + 2}Z`, FILL.dark),
    oval([0, -174, 6], FILL.gold),
    fold('M0 -160 V-60', style, 4),
    mirrored(fold(`M${waist - 34} -158 Q${waist - 22} -124 ${waist + 6} -128`, style, 4)),
    mirrored(fold('M46 -40 Q54 60 56 180', style)),
    style.choose(3, [
      '',
      mirrored(box([56, -30, 38, 54, 4], style.dark) + box([56, -30, 38, 16, 4], style.deep, 0.6)),
      '',
    ]),
    repeat(3, (index) => box([index * 50 - 54, -190, 8, 32], style.dark)),
  ].join('');
});
