import { cloth, fold } from '../../drawing/cloth.ts';
import { line, mirrored, path } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const swimsuit = lying(['black', 'red', 'blue', 'pink', 'burgundy', 'green'], (style) =>
  [
    mirrored(line('M40 -186 Q34 -140 52 -100', style.dark, style.vary(1, 7, 18))),
    cloth(
      `M-62 -104 Q-30 -${style.vary(2, 40, 96)} 0 -${style.vary(2, 30, 84)} Q30 -${style.vary(2, 40, 96)} 62 -104 Q58 -50 44 0 Q70 50 82 ${style.vary(3, 70, 100)} Q40 110 22 178 Q0 186 -22 178 Q-40 110 -82 ${style.vary(3, 70, 100)} Q-70 50 -44 0 Q-58 -50 -62 -104Z`,
      style,
    ),
    mirrored(fold('M8 -70 Q36 -40 50 -70 M36 10 Q10 24 0 20', style)),
    style.choose(4, [
      '',
      path('M-46 -16 Q0 -4 46 -16 L47 2 Q0 14 -47 2Z', style.accent),
      mirrored(path('M60 -100 Q50 -30 42 4 L30 0 Q44 -50 46 -86Z', style.accent)),
    ]),
  ].join(''),
);
