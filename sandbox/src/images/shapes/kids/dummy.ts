import { FILL, mirrored, oval, path } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const dummy = lying(['pink', 'sky', 'mint', 'beige'], (style) =>
  [
    oval([0, -90, 50, 76], '#f2c99a', 0.9) + oval([-16, -116, 13, 26], '#fff', 0.5),
    path('M-150 -30 Q0 -60 150 -30 Q170 60 90 70 Q0 40 -90 70 Q-170 60 -150 -30Z', FILL.main),
    mirrored(oval([86, 10, 19], style.deep, 0.5)),
    oval([0, 10, 56], FILL.light) + oval([0, 10, 34], style.accent),
    `<circle cy="120" r="56" fill="none" stroke="${style.dark}" stroke-width="20"/>`,
  ].join(''),
);
