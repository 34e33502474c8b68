import { box, FILL, line, oval, path } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const floss = lying(['white', 'mint', 'blue'], (style) =>
  [
    box([-120, -110, 240, 230, 60], FILL.main) +
      oval([0, 10, 70], style.light) +
      style.letter(style.brand.slice(0, 7), { y: 20, size: 30, fill: style.deep }),
    path('M-90 -120 Q0 -190 90 -120Z', FILL.accent) +
      line('M60 -130 C120 -190 200 -110 150 -40 S180 100 120 160', '#ffffff', 5) +
      line('M60 -130 C120 -190 200 -110 150 -40 S180 100 120 160', '#b9c1ca', 2),
  ].join(''),
);
