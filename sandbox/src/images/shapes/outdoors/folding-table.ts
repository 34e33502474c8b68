import { box, FILL, line, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const foldingTable = standing(['silver', 'oak', 'green'], () =>
  [
    line('M-130 -30 L60 186 M130 -30 L-60 186', '#5b6169', 11),
    line('M-160 -30 L-30 186 M160 -30 L30 186', '#8b9199', 9),
    path('M-150 -80 H150 L192 -30 H-192Z', FILL.main),
    box([-192, -32, 384, 18, 5], FILL.dark),
    box([40, -130, 40, 60, 8], FILL.accent),
  ].join(''),
);
