import { FILL, path, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const axe = lying(['red', 'orange', 'black', 'oak'], (style) => {
  return rotate(
    30,
    [
      path(
        'M-14 -130 H16 L26 130 Q20 190 -10 184 Q-30 170 -18 120Z',
        style.choose(1, [FILL.wood, FILL.main]),
      ),
      path('M-26 -170 H40 Q90 -190 130 -180 Q150 -110 120 -40 Q80 -60 40 -76 H-26Z', FILL.metal) +
        path('M104 -184 Q150 -110 108 -44 L120 -40 Q150 -110 130 -180Z', '#f5f7f9'),
    ].join(''),
  );
});
