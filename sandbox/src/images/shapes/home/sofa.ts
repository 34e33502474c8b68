import { box, FILL, line, mirrored, path, repeat, rotate } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const sofa = standing(['grey', 'beige', 'blue', 'green', 'brown', 'pink'], (style) => {
  const seats = style.choose(1, [2, 3]);
  const corner = style.choose(2, [false, true, false]);
  const wide = 300 / seats;
  return [
    box([-164, -70, 328, 170, 30], FILL.dark),
    repeat(
      seats,
      (index) =>
        box([index * wide - 148, -84, wide - 6, 130, 24], FILL.main) +
        line(`M${index * wide - 148 + wide / 2} -50 v60`, style.deep, 2, 0.25),
    ),
    mirrored(box([142, -20, 52, 160, 24], FILL.main)),
    repeat(seats, (index) => box([index * wide - 148, 34, wide - 6, 66, 18], FILL.light)),
    box([-150, 92, 300, 48, 10], FILL.dark),
    corner ? box([50, 40, 146, 110, 20], FILL.main) + box([54, 36, 138, 50, 18], FILL.light) : '',
    mirrored(path('M120 138 H150 L144 188 H134Z', FILL.wood)),
    rotate(style.vary(3, -14, 14), box([-130, -30, 76, 70, 16], FILL.accent)),
    style.choose(4, ['', rotate(10, box([60, -36, 70, 66, 16], style.light)), '']),
  ].join('');
});
