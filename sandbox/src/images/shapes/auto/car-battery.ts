import { box, FILL, line, mirrored, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const carBattery = standing(['black', 'white', 'grey'], (style) =>
  [
    path('M-160 -70 L-130 -110 H190 L160 -70Z', FILL.light),
    path('M160 -70 L190 -110 V130 L160 176Z', FILL.dark),
    box([-160, -70, 320, 246, 6], FILL.main),
    box([-160, -10, 320, 110], FILL.accent),
    mirrored(box([74, -134, 50, 34, 6], FILL.metal)) +
      box([-124, -140, 50, 12, 4], '#d3453b') +
      box([74, -140, 50, 12, 4], '#22252a'),
    style.letter(style.brand.slice(0, 8), { y: 42, size: 48, fill: '#ffffff' }),
    style.letter(`12V ${style.choose(1, [55, 60, 65, 74])} Ah`, { y: 84, size: 28, fill: '#ffffff' }),
    line('M-90 -110 Q0 -160 110 -110', '#3a3e44', 9),
  ].join(''),
);
