import { box, FILL, line, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const jumpStarter = lying(['black', 'orange', 'red'], (style) =>
  [
    line('M60 40 C170 60 120 -120 160 -150', '#d3453b', 9) +
      line('M60 60 C200 100 190 -60 190 -120', '#17181b', 9) +
      rotate(12, box([110, -190, 30, 60, 6], '#d3453b')) +
      rotate(20, box([130, -170, 30, 60, 6], '#17181b')),
    box([-170, -100, 250, 240, 26], FILL.black) +
      box([-140, -70, 190, 80, 12], '#0c0e11') +
      style.letter('100%', { x: -45, y: -16, size: 44, fill: '#7fe3a8' }),
    box([-140, 40, 190, 60, 10], FILL.main) +
      style.letter(style.brand.slice(0, 8), { x: -45, y: 82, size: 30, fill: style.ink }),
  ].join(''),
);
