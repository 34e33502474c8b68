import { box, FILL, line, oval, path, repeat, rotate } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const mop = standing(['blue', 'green', 'grey', 'pink'], (style) =>
  [
    rotate(
      12,
      line('M0 -190 V130', '#c3c9d0', 13) +
        box([-12, -200, 24, 90, 11], FILL.main) +
        path('M-30 120 H30 L40 150 H-40Z', FILL.dark),
    ),
    path('M-140 150 H90 L104 184 Q-20 200 -154 184Z', FILL.accent),
    repeat(15, (index) => line(`M${index * 16 - 136} 168 q-5 12 2 24`, '#f1f3f5', 9)),
    style.choose(1, [
      path('M60 20 H190 L172 186 H78Z', FILL.main) +
        oval([125, 20, 65, 16], style.deep) +
        line('M62 10 Q125 -60 188 10', '#8b9199', 5),
      '',
    ]),
  ].join(''),
);
