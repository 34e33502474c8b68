import { cloth, fold } from '../../drawing/cloth.ts';
import { FILL, line, mirrored, oval, path } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const bikini = lying(['red', 'black', 'blue', 'yellow', 'pink', 'green'], (style) =>
  [
    mirrored(line('M48 -120 Q60 -160 34 -190', style.dark, 5)),
    mirrored(cloth('M4 -48 Q10 -110 52 -120 Q100 -90 104 -44 Q56 -26 4 -48Z', style)),
    line('M-104 -44 Q0 -30 104 -44', style.dark, 6),
    mirrored(fold('M30 -52 Q44 -90 52 -112', style)),
    cloth('M-104 46 Q0 62 104 46 L106 76 Q40 92 24 164 Q0 174 -24 164 Q-40 92 -106 76Z', style),
    style.choose(1, [
      '',
      mirrored(path('M104 60 q34 -16 30 14 q-12 14 -30 -6 q22 34 6 56', style.dark)),
      mirrored(oval([104, 62, 11], FILL.gold)),
    ]),
    oval([0, -44, 9], style.choose(2, [FILL.gold, style.dark, style.accent])),
  ].join(''),
);
