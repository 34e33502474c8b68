import { box, FILL, oval, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const weightPlate = lying(['black', 'grey', 'red', 'blue'], (style) =>
  [
    oval([10, 8, 176], '#17181b'),
    oval([0, 0, 176], FILL.main) + oval([0, 0, 130], style.dark) + oval([0, 0, 122], FILL.main),
    repeat(3, (index) => rotate(index * 120, box([-34, -112, 68, 30, 14], '#17181b'))),
    oval([0, 0, 40], FILL.metal) + oval([0, 0, 26], '#17181b'),
    style.letter(style.amount(1, ['2,5 кг', '5 кг', '10 кг', '20 кг']), {
      y: 100,
      size: 34,
      fill: style.ink,
    }),
  ].join(''),
);
