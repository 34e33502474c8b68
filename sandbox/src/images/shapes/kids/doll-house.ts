import { box, FILL, line, oval, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const dollHouse = standing(['pink', 'lilac', 'white', 'mint'], (style) =>
  [
    path('M0 -190 L176 -60 H-176Z', FILL.accent),
    box([-150, -60, 300, 250], FILL.main) + line('M0 -60 V190 M-150 66 H150', style.deep, 9),
    box([-130, -44, 112, 96], '#fff3df') +
      box([18, -44, 116, 96], '#e3f1fb') +
      box([-130, 82, 112, 100], '#eaf6e6') +
      box([18, 82, 116, 100], '#fbe8f0'),
    box([-112, 12, 70, 34, 8], '#e98fb0') +
      line('M-112 46 V10', '#b07', 5) +
      oval([76, -4, 26], '#9cc6e8') +
      box([40, 30, 70, 20, 5], '#c18f56'),
    box([-110, 128, 40, 54, 5], '#c18f56') +
      path('M-50 182 V130 H-30 V182Z', '#7fae5c') +
      box([44, 130, 60, 50, 8], '#f2b63c') +
      oval([0, -104, 24], '#fff'),
  ].join(''),
);
