import { box, FILL, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const barrel = standing(['blue', 'green', 'black'], (style) =>
  [
    path('M-110 -160 H110 Q140 10 110 190 H-110 Q-140 10 -110 -160Z', FILL.round),
    oval([0, -160, 110, 22], FILL.dark),
    repeat(3, (index) =>
      path(
        `M-${118 + (index === 1 ? 8 : 0)} ${index * 110 - 110} H${118 + (index === 1 ? 8 : 0)} v20 H-${118 + (index === 1 ? 8 : 0)}Z`,
        style.deep,
        0.5,
      ),
    ),
    box([90, 120, 60, 22, 6], FILL.gold),
    style.letter(style.amount(1, ['100 л', '127 л', '200 л', '227 л']), { y: 60, size: 44, fill: style.ink }),
    path('M-94 -140 H-66 Q-84 20 -66 176 H-94 Q-116 20 -94 -140Z', '#fff', 0.25),
  ].join(''),
);
