import { box, FILL, line, mirrored, path, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const net = lying(['black', 'white', 'green'], (style) =>
  [
    path('M-150 -180 H150 V180 H-150Z', FILL.light, 0.35),
    repeat(16, (index) => line(`M${index * 20 - 150} -180 V180`, style.main, 1.5, 0.7)),
    repeat(19, (index) => line(`M-150 ${index * 20 - 180} H150`, style.main, 1.5, 0.7)),
    line('M-150 -180 H150 V180 H-150Z M0 -180 V180', style.dark, 9),
    repeat(5, (index) => mirrored(box([4, index * 70 - 150, 12, 30, 3], '#5b6169'))),
  ].join(''),
);
