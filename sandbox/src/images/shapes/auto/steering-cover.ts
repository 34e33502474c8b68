import { path, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const steeringCover = lying(['black', 'beige', 'red', 'brown'], (style) =>
  [
    `<circle r="160" fill="none" stroke="${style.deep}" stroke-width="46"/><circle r="160" fill="none" stroke="${style.main}" stroke-width="38"/><circle r="146" fill="none" stroke="${style.light}" stroke-width="3" stroke-dasharray="10 8"/>`,
    repeat(4, (index) =>
      rotate(index * 90 + 45, path('M-40 -180 Q0 -190 40 -180 L34 -140 Q0 -148 -34 -140Z', style.accent)),
    ),
  ].join(''),
);
