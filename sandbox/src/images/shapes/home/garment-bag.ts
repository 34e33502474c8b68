import { fold } from '../../drawing/cloth.ts';
import { box, FILL, line, path } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const garmentBag = lying(['grey', 'black', 'blue', 'clear'], (style) =>
  [
    line('M0 -150 V-170 C40 -176 36 -206 6 -200', '#8b9199', 8),
    path('M-24 -160 H24 L130 -100 L136 180 Q136 190 124 190 H-124 Q-136 190 -136 180 L-130 -100Z', FILL.main),
    box([-76, -50, 152, 150, 10], FILL.glass, 0.6),
    path('M-50 -30 Q0 0 50 -30 L56 100 H-56Z', FILL.accent, 0.7),
    line('M0 -156 V-52 M0 102 V190', '#e6e9ec', 5),
    fold('M-110 -80 Q-100 60 -116 176 M110 -80 Q100 60 116 176', style, 4),
  ].join(''),
);
