import { box, FILL, line, oval, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const tabletCase = standing(['black', 'blue', 'grey', 'pink', 'brown'], (style) =>
  [
    path('M-40 -170 L160 -150 V150 L-40 186Z', FILL.dark),
    box([-150, -170, 250, 350, 16], FILL.main),
    line('M-138 -150 V160', style.deep, 4, 0.5),
    box([62, -170, 16, 350], style.deep),
    style.choose(1, [
      style.letter(style.brand.slice(0, 9), { x: -30, y: 10, size: 30, fill: style.ink }),
      oval([-30, 0, 40], style.light, 0.5),
      box([-110, -80, 130, 90, 8], style.deep, 0.4),
    ]),
    line('M-140 -160 H50 M-140 170 H50', style.light, 2, 0.5),
  ].join(''),
);
