import { box, FILL, line, oval, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const toiletBrush = standing(['white', 'black', 'steel'], (style) =>
  [
    line('M0 -180 V40', '#a4abb3', 13) + box([-14, -196, 28, 60, 12], FILL.main),
    path('M-66 30 H66 L78 180 Q78 190 66 190 H-66 Q-78 190 -78 180Z', FILL.round),
    oval([0, 30, 66, 14], style.deep),
    box([-74, 150, 148, 10], style.dark),
  ].join(''),
);
