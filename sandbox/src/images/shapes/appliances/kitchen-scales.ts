import { box, FILL, line, mirrored, oval, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const kitchenScales = standing(['white', 'black', 'silver'], (style) =>
  [
    path('M-60 60 Q0 -90 60 60Z', '#c94f3d') + line('M0 -14 q10 -30 30 -34', '#4f7d3a', 7),
    path('M-130 60 Q0 140 130 60 L100 110 H-100Z', FILL.glass, 0.9),
    path('M-170 110 H170 L190 176 Q190 190 170 190 H-170 Q-190 190 -190 176Z', FILL.main),
    box([-70, 134, 140, 42, 8], '#cfe4d2') +
      style.letter(`${style.vary(1, 112, 978)} г`, { y: 168, size: 34, fill: '#23302a' }),
    mirrored(oval([120, 155, 14], style.dark)),
  ].join(''),
);
