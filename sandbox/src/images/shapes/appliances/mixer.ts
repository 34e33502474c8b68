import { FILL, line, oval, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const mixer = standing(['red', 'white', 'black', 'silver', 'mint'], (style) =>
  [
    path('M60 -90 L140 -70 L150 150 H70Z', FILL.dark),
    path(
      'M-170 -130 Q-190 -60 -150 -40 L120 -40 Q180 -60 160 -110 Q100 -170 -60 -166 Q-150 -164 -170 -130Z',
      FILL.main,
    ),
    oval([-176, -96, 14, 32], FILL.metal),
    oval([110, -90, 20], FILL.metal),
    line('M-70 -40 V20 M-70 20 q-30 40 0 60 q30 -20 0 -60', '#8b9199', 8),
    path('M-160 20 H30 Q24 160 -65 160 Q-154 160 -160 20Z', FILL.metal),
    oval([-65, 20, 95, 16], '#6f757d'),
    path('M-180 160 H160 Q176 190 160 190 H-170 Q-190 186 -180 160Z', FILL.main),
    style.letter(style.brand.slice(0, 9), { x: -10, y: -84, size: 24, fill: style.ink }),
  ].join(''),
);
