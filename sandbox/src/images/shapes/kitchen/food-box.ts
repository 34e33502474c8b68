import { box, FILL, move, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const foodBox = standing(['clear', 'white', 'mint', 'blue', 'pink'], (style) =>
  [
    repeat(style.vary(1, 1, 3), (index) =>
      move(
        0,
        index * -92,
        [
          path('M-150 110 H150 L134 180 Q132 190 120 190 H-120 Q-132 190 -134 180Z', FILL.glass, 0.85),
          path(
            'M-142 130 H142 L132 180 H-132Z',
            ['#e9a24a', '#7fae5c', '#d96a55'][index] ?? style.accent,
            0.75,
          ),
          box([-162, 92, 324, 24, 10], FILL.main),
          box([-30, 100, 60, 30, 8], FILL.dark),
        ].join(''),
      ),
    ),
  ].join(''),
);
