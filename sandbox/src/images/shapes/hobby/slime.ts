import { FILL, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const slime = standing(['green', 'pink', 'purple', 'blue'], (style) =>
  [
    path('M-110 -40 Q-120 -150 -40 -140 Q0 -200 50 -150 Q130 -150 110 -40Z', FILL.main),
    path('M-120 -40 H120 L104 176 Q102 190 86 190 H-86 Q-102 190 -104 176Z', FILL.glass, 0.8),
    path('M-114 -20 H114 L100 174 Q98 184 86 184 H-86 Q-98 184 -100 174Z', style.main, 0.85),
    path('M60 -40 q10 80 30 110 q20 -20 10 -110Z', style.main),
    repeat(16, (index) =>
      oval([((index * 43) % 190) - 95, ((index * 61) % 180) - 10, 4 + (index % 3)], '#fff', 0.7),
    ),
    style.letter(style.brand.slice(0, 8), { y: 90, size: 40, fill: '#ffffff' }),
  ].join(''),
);
