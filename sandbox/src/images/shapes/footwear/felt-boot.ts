import { fold } from '../../drawing/cloth.ts';
import { box, FILL, line, mirrored, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const feltBoot = standing(['beige', 'grey', 'brown', 'pink', 'black'], (style) =>
  [
    path(
      'M-106 -110 Q-30 -126 46 -110 L50 30 Q110 50 146 100 Q158 150 150 164 H-110 Q-118 20 -106 -110Z',
      FILL.main,
    ),
    line('M-30 -112 L-26 40 Q40 70 146 110', style.deep, 3, 0.45),
    box([-120, -136, 180, 52, 26], FILL.light),
    repeat(10, (index) => oval([index * 17 - 110, -110 + (index % 2) * 8, 14], style.light, 0.7)),
    box([-118, 156, 276, 30, 14], '#5b4a3c'),
    line('M-112 168 H152', '#3c3027', 4),
    style.choose(1, [
      '',
      box([-106, 76, 56, 44, 6], style.deep, 0.8),
      mirrored(oval([-70, 10, 8], style.accent)),
    ]),
    fold('M-30 60 Q-60 100 -60 150', style, 4),
  ].join(''),
);
