import { box, FILL, path, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const hammer = lying(['red', 'black', 'yellow', 'oak'], (style) => {
  return rotate(
    38,
    [
      path('M-18 -100 H18 L24 150 Q0 196 -24 150Z', style.choose(1, [FILL.wood, FILL.main])) +
        box([-26, 60, 52, 120, 22], FILL.black),
      path(
        'M-90 -160 Q-40 -176 30 -170 L100 -176 Q112 -140 100 -104 L30 -110 H-40 Q-110 -80 -130 -60 Q-120 -120 -90 -160Z',
        FILL.metal,
      ),
      box([84, -180, 26, 80, 6], '#6b717a'),
    ].join(''),
  );
});
