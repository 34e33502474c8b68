import { FILL, line, oval, path, rotate } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const drum = standing(['red', 'blue', 'white', 'oak'], (style) =>
  [
    rotate(-30, line('M-60 -180 L40 -40', '#a9834f', 11) + oval([-62, -182, 11], '#6d4522')),
    path('M-150 -50 H150 V120 Q0 186 -150 120Z', FILL.round),
    line('M-150 -30 L-100 150 L-50 -8 L0 166 L50 -8 L100 150 L150 -30', '#f6f3ea', 6),
    oval([0, -50, 150, 46], '#f7f3e8') +
      `<ellipse cx="0" cy="-50" rx="150" ry="46" fill="none" stroke="${style.accent}" stroke-width="13"/>`,
    rotate(24, line('M60 -190 L-10 -70', '#a9834f', 11)),
  ].join(''),
);
