import { box, FILL, line, mirrored, oval, path, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const pullUpBar = lying(['black', 'red'], (style) =>
  [
    path('M-160 -160 H-110 V160 H-160Z M110 -160 H160 V160 H110Z', FILL.dark),
    line('M-170 -60 H170', '#8b9199', 17),
    mirrored(box([60, -74, 80, 28, 14], FILL.black)),
    line('M-136 90 H136', style.main, 20),
    mirrored(line('M60 -60 V-130 Q60 -150 90 -150', '#3a3e44', 15)),
    repeat(4, (index) => mirrored(oval([136, index * 90 - 130, 7], '#c9ced4'))),
  ].join(''),
);
