import { FILL, oval, path, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const petBed = lying(['grey', 'beige', 'pink', 'blue'], (style) =>
  [
    oval([0, 30, 188, 120], FILL.dark),
    oval([0, 10, 184, 120], FILL.main) +
      oval([0, 10, 130, 78], style.deep, 0.5) +
      oval([0, 20, 128, 74], FILL.light),
    repeat(12, (index) =>
      oval(
        [Math.round(157 * Math.cos(index * 0.523)), Math.round(100 * Math.sin(index * 0.523)) + 10, 32, 26],
        FILL.main,
      ),
    ),
    path('M-20 10 q20 -26 40 0 q10 20 -20 30 q-30 -10 -20 -30Z', style.accent),
  ].join(''),
);
