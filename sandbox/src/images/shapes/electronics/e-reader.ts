import { box, FILL, oval, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const eReader = standing(['black', 'grey', 'white', 'blue'], (style) =>
  [
    box([-120, -180, 240, 364, 20], FILL.main),
    box([-98, -158, 196, 284, 4], '#eceae2'),
    style.letter('Глава 1', { y: -116, size: 24, fill: '#3b3c3e' }),
    repeat(style.vary(1, 9, 12), (index) =>
      box([-82, index * 19 - 92, index % 4 === 3 ? 110 : 164, 6, 3], '#8d8d88'),
    ),
    oval([0, 154, 12], style.dark),
  ].join(''),
);
