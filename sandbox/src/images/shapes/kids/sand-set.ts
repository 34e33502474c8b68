import { FILL, line, oval, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const sandSet = standing(['red', 'blue', 'yellow', 'pink'], (style) =>
  [
    line('M-120 -40 C-100 -150 60 -150 80 -40', '#f2b63c', 9),
    path('M-130 -40 H90 L62 176 Q60 190 46 190 H-86 Q-100 190 -102 176Z', FILL.round) +
      oval([-20, -40, 110, 24], style.deep) +
      path('M-20 40 l14 30 l32 4 l-24 22 l7 32 l-29 -16 l-29 16 l7 -32 l-24 -22 l32 -4Z', style.accent),
    line('M130 -150 V60', '#4d9c5a', 15) + path('M100 50 H160 L154 150 Q130 170 106 150Z', '#4d9c5a'),
    path('M140 176 q-20 -40 10 -60 q30 10 40 60Z', '#f2b63c'),
  ].join(''),
);
