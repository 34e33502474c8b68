import { box, FILL, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const parcel = standing(['brown'], () =>
  [
    path('M0 -150 L160 -70 V110 L0 190 L-160 110 V-70Z', FILL.card),
    path('M0 10 L160 -70 V110 L0 190Z', '#a67c4c'),
    path('M0 -150 L160 -70 L0 10 L-160 -70Z', '#dcb98b'),
    path('M-50 -125 L-20 -140 L140 -60 L110 -45Z', '#f3e6cd', 0.8),
    box([-130, 30, 60, 40, 3], '#ffffff', 0.8),
  ].join(''),
);
