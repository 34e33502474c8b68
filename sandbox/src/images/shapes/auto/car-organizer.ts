import { box, FILL, line, mirrored, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const carOrganizer = standing(['black', 'grey', 'brown'], (style) =>
  [
    path('M-180 -40 L-150 -80 H180 L150 -40Z', style.deep),
    path('M150 -40 L180 -80 V130 L150 176Z', FILL.dark),
    box([-180, -40, 330, 216, 8], FILL.main),
    line('M-70 -40 V176 M40 -40 V176', style.accent, 5),
    repeat(3, (index) => box([index * 110 - 168, 60, 86, 96, 8], FILL.dark)),
    mirrored(line('M-40 -10 Q0 30 20 -10', '#2b2d31', 9)),
    box([-150, -130, 36, 80, 8], FILL.accent) + box([-60, -110, 70, 60, 6], FILL.light),
  ].join(''),
);
