import { cloth, fold } from '../../drawing/cloth.ts';
import { FILL, mirrored, path } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const bedding = lying(['white', 'beige', 'grey', 'blue', 'pink', 'mint'], (style) =>
  [
    path('M-180 -110 Q-90 -130 0 -116 T180 -110 L190 150 Q0 170 -190 150Z', FILL.light),
    mirrored(cloth('M14 -170 Q90 -186 164 -166 Q178 -130 164 -90 Q90 -74 14 -90 Q4 -130 14 -170Z', style)),
    mirrored(fold('M30 -154 Q60 -130 40 -100 M150 -150 Q130 -130 146 -104', style)),
    cloth('M-184 -60 Q-60 -90 0 -64 Q90 -40 186 -64 L194 160 Q90 184 0 168 Q-100 190 -196 162Z', style),
    path(
      'M-184 -60 Q-60 -90 0 -64 Q90 -40 186 -64 L187 -30 Q90 -6 0 -30 Q-60 -56 -185 -26Z',
      style.choose(1, [FILL.accent, FILL.light, FILL.dark]),
    ),
    fold('M-120 -10 Q-60 60 -130 150 M-20 0 Q40 60 -10 160 M110 -10 Q70 60 130 150', style, 5),
  ].join(''),
);
