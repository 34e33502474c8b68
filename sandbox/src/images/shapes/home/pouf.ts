import { fold } from '../../drawing/cloth.ts';
import { FILL, line, mirrored, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const pouf = standing(['beige', 'grey', 'pink', 'mint', 'blue'], (style) => {
  const bag = style.choose(1, [true, false]);
  return bag
    ? [
        path(
          'M-30 -150 Q0 -176 30 -150 Q90 -110 130 10 Q190 110 150 176 Q0 204 -150 176 Q-190 110 -130 10 Q-90 -110 -30 -150Z',
          FILL.main,
        ),
        fold('M0 -156 Q-50 0 -40 180 M10 -150 Q70 0 80 176', style, 5),
        path('M-60 -90 Q-120 0 -124 90 Q-90 0 -40 -100Z', '#fff', 0.25),
        line('M-16 -158 Q0 -190 16 -158', style.deep, 8),
      ].join('')
    : [
        path('M-150 -20 H150 V140 Q150 176 100 178 H-100 Q-150 176 -150 140Z', FILL.round),
        oval([0, -20, 150, 44], FILL.light),
        oval([0, -22, 8, 4], style.deep),
        repeat(7, (index) => line(`M${index * 46 - 138} 0 V170`, style.deep, 3, 0.35)),
        mirrored(line('M120 174 V190', '#6d4c2e', 14)),
      ].join('');
});
