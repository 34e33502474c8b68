import { box, FILL, line, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const picnicSet = standing(['brown', 'red', 'oak'], (style) =>
  [
    line('M-130 -20 C-120 -190 120 -190 130 -20', '#8a6a45', 15),
    path('M-170 -20 H170 L146 180 Q144 190 130 190 H-130 Q-144 190 -146 180Z', FILL.wood),
    repeat(6, (row) =>
      repeat(9, (column) =>
        path(
          `M${column * 36 - 164 + (row % 2) * 18} ${row * 32 - 4} q18 -13 36 0 q-18 13 -36 0Z`,
          '#7a5230',
          0.45,
        ),
      ),
    ),
    path('M-176 -36 H60 L10 50 L-60 -10 L-130 60Z', style.main) +
      repeat(5, (index) => line(`M${index * 40 - 160} -34 l20 60`, '#ffffff', 6, 0.7)),
    box([80, -120, 34, 110, 14], '#3b5a3a') + box([40, -90, 26, 80, 4], '#e9d3a8'),
  ].join(''),
);
