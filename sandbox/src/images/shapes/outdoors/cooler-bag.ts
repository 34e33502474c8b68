import { box, FILL, line, move, path, repeat, rotate } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const coolerBag = standing(['blue', 'red', 'grey', 'green'], (style) =>
  [
    line('M-80 -90 C-70 -190 70 -190 80 -90', style.deep, 13),
    path('M-160 -50 L-130 -90 H130 L160 -50Z', FILL.light),
    box([-160, -50, 320, 230, 16], FILL.main),
    line('M-150 -40 H150', '#dfe3e8', 5),
    box([-120, 30, 240, 120, 12], FILL.dark),
    move(
      0,
      90,
      repeat(3, (index) => rotate(index * 60, line('M0 -40 V40', '#e3f4ff', 7))),
    ),
    style.letter(style.brand.slice(0, 8), { y: 10, size: 28, fill: style.ink }),
  ].join(''),
);
