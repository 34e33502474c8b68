import { box, FILL, line, mirrored, oval } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const setTopBox = standing(['black', 'white'], (style) =>
  [
    mirrored(line('M40 90 L110 -160', '#9aa0a8', 7) + oval([110, -160, 8], '#9aa0a8')),
    box([-150, 80, 300, 100, 24], FILL.main),
    box([-120, 108, 130, 44, 8], '#14171b') +
      style.letter('12:30', { x: -56, y: 140, size: 26, fill: '#79e2ff' }),
    oval([100, 130, 12], style.accent),
    mirrored(box([90, 178, 40, 12, 5], '#2b2d31')),
  ].join(''),
);
