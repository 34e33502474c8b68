import { box, FILL, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const smallPetFood = standing(['yellow', 'green', 'orange'], (style) =>
  [
    path('M90 -160 L130 -140 V170 L90 190Z', style.dark) + box([-120, -160, 210, 350, 4], FILL.main),
    oval([-15, 30, 80], '#fff8e4') +
      path(
        'M-70 60 Q-60 -20 -10 -30 Q30 -50 44 -10 Q60 -10 66 8 L40 14 Q40 60 0 70 L-10 90 M-70 60',
        FILL.accent,
      ) +
      oval([20, -6, 6], '#17181b') +
      path('M44 0 L70 8 L44 18Z', '#f2a33a'),
    style.letter(style.brand.slice(0, 8), { x: -15, y: -100, size: 36, fill: style.ink }),
    repeat(12, (index) => oval([index * 18 - 112, 150 + (index % 3) * 10, 7, 5], '#8a6a30')),
  ].join(''),
);
