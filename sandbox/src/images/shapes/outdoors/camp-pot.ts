import { FILL, line, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const campPot = standing(['steel', 'black'], () =>
  [
    line('M-110 -60 C-110 -200 110 -200 110 -60', '#5b6169', 7),
    path('M-120 -60 H120 L110 150 Q106 186 70 188 H-70 Q-106 186 -110 150Z', FILL.round),
    oval([0, -60, 120, 24], '#6b717a') + oval([0, -56, 106, 17], '#a5622f'),
    path('M-100 -30 H-76 L-72 150 H-88Z', '#fff', 0.4),
    repeat(3, (index) => line(`M${index * 40 - 40} -100 q-16 -24 0 -44 q12 -16 0 -36`, '#c9d3da', 5, 0.7)),
  ].join(''),
);
