import { FILL, line, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const sapling = standing(['green', 'red', 'pink'], (style) =>
  [
    line('M0 70 V-120', '#6d4c2e', 9),
    repeat(7, (index) =>
      path(
        `M0 ${index * 26 - 130} q${index % 2 === 0 ? 70 : -70} -50 ${index % 2 === 0 ? 90 : -90} 10 q${index % 2 === 0 ? -30 : 30} 34 ${index % 2 === 0 ? -90 : 90} -10Z`,
        ['#4f9440', '#6aac52', '#3f7f3a'][index % 3] ?? '#4f9440',
      ),
    ),
    repeat(
      4,
      (index) =>
        oval([index * 44 - 66, (index % 2) * 70 - 90, 22], FILL.main) +
        line(`M${index * 44 - 72} ${(index % 2) * 70 - 94} q8 -12 16 4`, style.deep, 3),
    ),
    path('M-80 66 H80 L60 190 H-60Z', FILL.black),
    oval([0, 66, 80, 15], '#4a3222'),
  ].join(''),
);
