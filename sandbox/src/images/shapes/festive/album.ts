import { box, FILL, line, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const album = standing(['brown', 'burgundy', 'blue', 'beige'], (style) =>
  [
    box([-150, -150, 300, 330, 8], FILL.dark) +
      box([-136, -160, 300, 330, 8], '#f3ede0') +
      box([-160, -166, 306, 334, 8], FILL.main),
    box([-90, -100, 170, 130, 3], '#ffffff') +
      box([-80, -90, 150, 110, 2], FILL.screen) +
      path('M-80 20 L-30 -40 L10 0 L40 -30 L70 20Z', '#ffffff', 0.5),
    style.letter(style.brand.slice(0, 9), { x: -6, y: 96, size: 34, fill: style.ink }),
    line('M-140 -150 V152', style.deep, 5, 0.6),
  ].join(''),
);
