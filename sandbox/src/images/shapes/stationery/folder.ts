import { box, FILL, line, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const folder = standing(['blue', 'red', 'green', 'grey', 'yellow'], (style) =>
  [
    path('M-140 -170 H-20 L0 -190 H130 V180 H-140Z', FILL.dark),
    path('M-110 -150 H110 V160 H-110Z', '#ffffff') + path('M-100 -140 H120 V170 H-100Z', '#f1f3f5'),
    path('M-150 -110 H140 L132 190 H-142Z', FILL.main),
    box([-60, -40, 110, 80, 5], '#ffffff', 0.92) + line('M-44 -12 H34 M-44 12 H14', '#aab1ba', 5),
    style.letter(style.brand.slice(0, 9), { y: 130, size: 34, fill: style.ink }),
  ].join(''),
);
