import { FILL, mirrored, oval, path, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const airMattress = lying(['blue', 'grey', 'green'], (style) =>
  [
    path('M-120 -140 H120 L180 110 H-180Z', FILL.main) +
      repeat(6, (index) =>
        path(`M${index * 40 - 116} -136 h34 l${(index - 2) * 9} 240 h-48Z`, style.light, 0.35),
      ),
    mirrored(path('M0 -140 H116 Q124 -90 110 -80 H10Z', style.dark)),
    path('M-180 110 H180 V150 Q0 176 -180 150Z', FILL.dark),
    oval([150, 130, 14], FILL.accent),
  ].join(''),
);
