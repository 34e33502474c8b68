import { cloth, fold } from '../../drawing/cloth.ts';
import { box, FILL, line, mirrored, oval, path, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const curtains = lying(['beige', 'grey', 'white', 'blue', 'green', 'burgundy'], (style) =>
  [
    box([-194, -184, 388, 12, 6], style.choose(1, ['#3b3e44', '#b28a4e', '#8b9199'])),
    mirrored(oval([194, -178, 12], style.choose(1, ['#3b3e44', '#b28a4e', '#8b9199']))),
    style.choose(2, [
      path('M-90 -172 H90 V180 H-90Z', '#ffffff', 0.75) +
        repeat(12, (index) => line(`M${index * 15 - 82} -170 V178`, '#d5dbe2', 2)),
      '',
    ]),
    mirrored(cloth('M34 -176 H184 Q176 0 188 184 Q120 196 74 182 Q96 0 34 -176Z', style)),
    mirrored(
      fold(
        'M60 -170 Q120 0 96 180 M96 -172 Q140 0 122 186 M136 -172 Q156 0 150 188 M166 -172 Q166 0 172 184',
        style,
        4,
      ),
    ),
    mirrored(style.choose(3, ['', path('M70 20 Q120 40 184 10 V34 Q120 62 78 42Z', FILL.accent), ''])),
  ].join(''),
);
