import { box, FILL, line, mirrored, oval, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const pot = standing(['steel', 'red', 'white', 'blue', 'grey', 'mint'], (style) =>
  [
    mirrored(path('M140 20 Q200 14 200 50 Q196 78 142 70 V54 Q180 60 180 46 Q178 34 140 40Z', FILL.black)),
    path('M-150 -40 H150 V140 Q150 190 100 190 H-100 Q-150 190 -150 140Z', FILL.round),
    path('M-156 -46 H156 V-26 H-156Z', style.deep),
    path(
      'M-150 -46 Q-140 -110 0 -114 Q140 -110 150 -46Z',
      style.choose(1, [FILL.glass, FILL.light, FILL.main]),
    ),
    line('M-150 -46 H150', '#8f959d', 6),
    oval([0, -132, 26, 18], FILL.black) + box([-8, -124, 16, 14], '#6b717a'),
    path('M-128 -10 H-104 V150 Q-104 170 -96 174 Q-128 166 -128 130Z', '#fff', 0.4),
    style.letter(style.brand.slice(0, 9), { y: 110, size: 24, fill: style.ink }),
  ].join(''),
);
