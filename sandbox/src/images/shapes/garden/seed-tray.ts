import { FILL, line, oval, path, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const seedTray = lying(['black', 'green'], () =>
  [
    path('M-150 -90 H150 L190 130 H-190Z', FILL.black),
    repeat(3, (row) =>
      repeat(
        5,
        (column) =>
          oval([(column - 2) * (58 + row * 7), row * 66 - 50, 24, 19], '#4a3222') +
          line(`M${(column - 2) * (58 + row * 7)} ${row * 66 - 54} v-26`, '#5b9a55', 5) +
          path(
            `M${(column - 2) * (58 + row * 7)} ${row * 66 - 76} q22 -20 30 -4 q-10 14 -30 4Z M${(column - 2) * (58 + row * 7)} ${row * 66 - 76} q-22 -20 -30 -4 q10 14 30 4Z`,
            '#7fc06a',
          ),
      ),
    ),
    path('M-190 130 H190 V150 H-190Z', FILL.main),
  ].join(''),
);
