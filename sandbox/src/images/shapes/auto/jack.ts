import { box, FILL, line, oval, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const jack = standing(['red', 'blue', 'black'], (style) =>
  [
    path('M-160 160 H160 V190 H-160Z', FILL.dark),
    line('M0 -80 L140 46 L0 160 L-140 46Z', style.main, 34),
    box([-70, -120, 140, 40, 8], FILL.dark),
    line('M-190 46 H190', '#9aa0a8', 13),
    oval([140, 46, 24], FILL.metal) + oval([-140, 46, 24], FILL.metal),
  ].join(''),
);
