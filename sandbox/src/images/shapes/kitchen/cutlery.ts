import { box, FILL, move, oval, path } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const cutlery = lying(['steel', 'gold', 'black'], (style) =>
  [
    move(
      -110,
      0,
      path(
        'M-30 -180 V-110 Q-30 -80 -10 -76 L-12 180 H12 L10 -76 Q30 -80 30 -110 V-180 H18 V-116 H8 V-180 H-8 V-116 H-18 V-180Z',
        FILL.main,
      ),
    ),
    move(-36, 0, path('M-4 -180 Q30 -150 28 -40 H10 L14 180 H-12 L-10 -180Z', FILL.main)),
    move(
      40,
      0,
      oval([0, -130, 34, 52], FILL.main) +
        oval([0, -128, 24, 40], style.light) +
        box([-9, -84, 18, 264, 9], FILL.main),
    ),
    move(
      120,
      50,
      oval([0, -90, 24, 36], FILL.main) +
        oval([0, -88, 16, 26], style.light) +
        box([-7, -58, 14, 190, 7], FILL.main),
    ),
  ].join(''),
);
