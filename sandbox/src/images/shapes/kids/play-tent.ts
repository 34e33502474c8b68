import { cloth } from '../../drawing/cloth.ts';
import { FILL, line, mirrored, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const playTent = standing(['sky', 'pink', 'beige', 'mint'], (style) =>
  [
    line('M-30 -196 L20 -150 M30 -196 L-20 -150', '#a9834f', 9),
    path('M0 -170 L170 186 H-170Z', FILL.main),
    path('M0 -150 L60 186 H-60Z', style.deep) +
      mirrored(cloth('M0 -160 Q60 20 50 186 L100 186 Q60 20 0 -160Z', style, FILL.light)),
    repeat(9, (index) =>
      path(
        `M${index * 30 - 124} ${Math.abs(index - 4) * 32 - 20} l5 11 l12 1 l-9 8 l3 12 l-11 -6 l-11 6 l3 -12 l-9 -8 l12 -1Z`,
        style.accent,
        index % 4 === 0 ? 0 : 0.9,
      ),
    ),
    line('M-110 60 Q-60 100 0 30 Q60 100 110 60', '#ffffff', 3) +
      repeat(6, (index) =>
        path(
          `M${index * 40 - 106} ${66 + (index % 2) * 6} h22 l-11 26Z`,
          ['#e85d5d', '#f2b63c', '#4d9c5a'][index % 3] ?? style.accent,
        ),
      ),
  ].join(''),
);
