import { box, FILL, mirrored, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const aquariumDecor = standing(['grey', 'brown', 'green'], (style) =>
  [
    path('M-180 190 Q-170 150 -90 150 H110 Q180 150 184 190Z', '#d8c193'),
    path(
      'M-130 160 V-40 L-150 -40 V-80 L-130 -80 V-64 H-110 V-80 H-90 V-64 H-70 V-80 H-50 V-40 L-66 -40 V20 H30 V-100 L10 -100 V-140 H30 V-124 H54 V-140 H78 V-124 H100 V-140 H120 V-100 L104 -100 V160Z',
      FILL.main,
    ),
    path('M-30 160 V90 Q0 50 30 90 V160Z', style.deep),
    box([54, -70, 26, 44, 13], style.deep),
    mirrored(path('M150 170 q-30 -60 0 -140 q30 70 14 140Z', '#4f9b57')),
  ].join(''),
);
