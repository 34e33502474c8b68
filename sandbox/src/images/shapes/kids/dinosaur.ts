import { FILL, line, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const dinosaur = standing(['green', 'orange', 'purple', 'blue'], (style) =>
  [
    path(
      'M-190 120 Q-130 100 -100 30 Q-60 -40 10 -50 L20 -120 Q30 -176 100 -176 Q180 -170 180 -120 Q176 -96 120 -96 L96 -90 Q116 20 80 90 L86 184 H30 L24 130 H-30 L-40 184 H-96 L-92 120 Q-140 150 -190 120Z',
      FILL.main,
    ),
    repeat(7, (index) => path(`M${index * 30 - 130} ${76 - index * 26} l8 -40 l28 14Z`, style.accent)),
    path('M20 -30 Q60 0 54 90 H10 Q-30 40 20 -30Z', style.light, 0.7),
    oval([118, -146, 11], '#fff') + oval([120, -146, 6], '#17191c'),
    line('M120 -112 H172', style.deep, 5) +
      repeat(4, (index) => path(`M${index * 12 + 128} -112 l6 10 l6 -10Z`, '#fff')),
    line('M84 -20 Q120 -16 124 10', style.dark, 15),
  ].join(''),
);
