import { FILL, mirrored, move, oval, path, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const wreath = lying(['green', 'red', 'gold'], (style) =>
  [
    repeat(40, (index) =>
      rotate(
        index * 9,
        path('M0 -110 q24 -50 6 -74 q-30 20 -6 74Z', index % 2 === 0 ? '#2f7a4b' : '#3f9a5c') +
          path('M0 -110 q-20 40 -4 60 q24 -16 4 -60Z', '#2b6b43'),
      ),
    ),
    repeat(12, (index) => rotate(index * 30, oval([0, -118, 11], index % 3 === 0 ? '#f2c53c' : '#d8334a'))),
    move(
      0,
      118,
      mirrored(
        path('M0 0 Q50 -50 90 -24 Q96 20 0 0Z', FILL.accent) + path('M0 0 L60 70 L30 74Z', style.accent),
      ) + oval([0, 0, 17], FILL.accent),
    ),
  ].join(''),
);
