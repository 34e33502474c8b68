import { box, FILL, line, mirrored, oval, path } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const travelBag = lying(['black', 'blue', 'grey', 'brown', 'khaki'], (style) =>
  [
    line('M-70 -30 C-80 -170 80 -170 70 -30', style.deep, 13),
    path(
      'M-180 -30 Q-180 -76 -130 -76 H130 Q180 -76 180 -30 L186 100 Q184 130 150 130 H-150 Q-184 130 -186 100Z',
      FILL.main,
    ),
    line('M-150 -58 H150', style.light, 4),
    mirrored(box([56, -76, 26, 206], FILL.dark)),
    path('M-56 10 H56 V130 H-56Z', FILL.dark),
    line('M-46 30 H46', style.accent, 5),
    style.letter(style.brand.slice(0, 10), { y: 88, size: 24, fill: '#fff' }),
    mirrored(oval([176, 30, 14, 60], FILL.dark)),
  ].join(''),
);
