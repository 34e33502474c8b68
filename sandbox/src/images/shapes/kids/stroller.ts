import { fold } from '../../drawing/cloth.ts';
import { FILL, line, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const stroller = standing(['grey', 'black', 'beige', 'blue', 'red'], (style) =>
  [
    line('M120 -150 L-40 130 M-110 -40 L90 140', '#3b3f45', 12),
    line('M120 -150 Q150 -180 176 -150', '#3b3f45', 15),
    path('M-170 -40 Q-160 -190 0 -170 L20 -20Z', FILL.main) +
      fold('M-150 -80 Q-80 -120 10 -80', style, 4) +
      line('M-100 -150 L20 -24 M-156 -90 L20 -24', style.deep, 4, 0.4),
    path('M-172 -30 H70 Q60 80 -40 84 Q-150 80 -172 -30Z', FILL.dark) +
      path('M-172 -30 H70 L66 0 H-168Z', style.accent, 0.7),
    path('M-90 110 H60 L50 144 H-80Z', style.deep),
    repeat(
      2,
      (index) =>
        oval([index * 190 - 100, 146, 44], '#22252a') +
        oval([index * 190 - 100, 146, 26], '#cfd4da') +
        oval([index * 190 - 100, 146, 8], '#3b3f45'),
    ),
  ].join(''),
);
