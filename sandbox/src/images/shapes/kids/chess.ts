import { FILL, move, oval, path, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const chess = lying(['walnut', 'oak', 'black'], () =>
  [
    path('M-130 -120 H130 L190 130 H-190Z', FILL.main),
    repeat(4, (row) =>
      repeat(8, (column) =>
        (row + column) % 2 === 0
          ? path(
              `M${(column - 4) * (28 + row * 3.6)} ${row * 54 - 104} h${28 + row * 3.6} l${(column - 3) * 3.6} 52 h-${32 + row * 3.6}Z`,
              '#efe0c2',
            )
          : '',
      ),
    ),
    repeat(3, (index) =>
      move(
        index * 90 - 90,
        40 - (index % 2) * 70,
        path(
          'M-34 60 H34 L24 40 Q10 10 14 -20 H-14 Q-10 10 -24 40Z',
          index % 2 === 0 ? FILL.white : FILL.black,
        ) +
          oval([0, -36, 22], index % 2 === 0 ? FILL.white : FILL.black) +
          (index === 1 ? path('M-22 -50 L-26 -90 L-8 -66 L0 -96 L8 -66 L26 -90 L22 -50Z', FILL.black) : ''),
      ),
    ),
  ].join(''),
);
