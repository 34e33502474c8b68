import { box, FILL, line, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const tree = standing(['green'], (style) => {
  const snow = style.choose(1, [true, false]);
  return [
    box([-18, 150, 36, 40, 4], FILL.wood) + path('M-60 186 H60 L50 194 H-50Z', FILL.black),
    repeat(
      5,
      (index) =>
        path(
          `M0 ${index * 58 - 190} L${56 + index * 26} ${index * 66 - 96} Q0 ${index * 66 - 70} -${56 + index * 26} ${index * 66 - 96}Z`,
          index % 2 === 0 ? '#2f7a4b' : '#3b8d58',
        ) +
        (snow
          ? path(
              `M-${40 + index * 22} ${index * 66 - 102} Q0 ${index * 66 - 84} ${40 + index * 22} ${index * 66 - 102} Q0 ${index * 66 - 70} -${40 + index * 22} ${index * 66 - 102}Z`,
              '#ffffff',
              0.9,
            )
          : ''),
    ),
    style.choose(2, [
      repeat(14, (index) =>
        oval(
          [Math.round(Math.sin(index * 2.1) * (14 + index * 9)), index * 22 - 120, 11],
          ['#d8334a', '#f2c53c', '#3f78c9'][index % 3] ?? '#d8334a',
        ),
      ) + path('M0 -200 l8 18 l19 2 l-14 13 l4 19 l-17 -10 l-17 10 l4 -19 l-14 -13 l19 -2Z', '#f2c53c'),
      repeat(26, (index) =>
        line(
          `M${Math.round(Math.sin(index * 1.7) * (10 + index * 5))} ${index * 12 - 150} l6 12`,
          '#5fae7a',
          4,
        ),
      ),
    ]),
  ].join('');
});
