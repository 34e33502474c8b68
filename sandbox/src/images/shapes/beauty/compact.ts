import { box, FILL, oval, path } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const compact = lying(['beige', 'black', 'pink', 'gold'], (style) =>
  [
    oval([0, -70, 124, 112], FILL.black) +
      oval([0, -70, 108, 96], FILL.glass) +
      path('M-70 -40 L30 -140 L60 -120 L-50 -10Z', '#ffffff', 0.7),
    box([-26, 26, 52, 22, 6], FILL.gold),
    oval([0, 96, 130, 84], FILL.black) +
      oval([0, 92, 110, 66], FILL.main) +
      path('M-60 80 Q0 40 60 80 Q20 70 -60 100Z', style.light, 0.6),
    style.letter(style.brand.slice(0, 6), { y: 104, size: 30, fill: style.deep }),
  ].join(''),
);
