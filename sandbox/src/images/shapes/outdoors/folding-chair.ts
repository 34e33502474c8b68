import { box, FILL, line, mirrored, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const foldingChair = standing(['green', 'blue', 'black', 'khaki', 'red'], (style) =>
  [
    line('M-100 -170 L-110 186 M100 -170 L110 186', '#2b2d31', 10),
    line('M-104 80 L110 186 M104 80 L-110 186', '#4b5057', 9),
    path('M-100 -166 Q0 -150 100 -166 L94 -10 Q0 8 -94 -10Z', FILL.main),
    path('M-104 40 Q0 20 104 40 L108 90 Q0 110 -108 90Z', FILL.dark),
    mirrored(line('M96 0 H146 L130 90', '#2b2d31', 9) + box([100, -14, 60, 20, 10], FILL.main)),
    box([126, 4, 32, 44, 6], style.deep),
  ].join(''),
);
