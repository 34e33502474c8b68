import { box, FILL, line, mirrored, oval, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const speaker = standing(['black', 'blue', 'red', 'grey', 'green'], (style) => {
  const tall = style.choose(1, [true, false]);
  return tall
    ? [
        box([-86, -180, 172, 370, 60], FILL.round),
        repeat(10, (row) =>
          repeat(7, (column) => oval([column * 23 - 69, row * 27 - 106, 5], style.deep, 0.7)),
        ),
        oval([0, -150, 46, 16], FILL.black) +
          repeat(3, (index) => oval([index * 26 - 26, -150, 5], style.accent)),
        style.letter(style.brand.slice(0, 8), { y: 170, size: 20, fill: style.ink }),
        line('M86 -40 q40 40 0 90', style.accent, 9),
      ].join('')
    : [
        box([-180, -50, 360, 240, 90], FILL.main),
        box([-160, -34, 320, 208, 80], FILL.black),
        repeat(7, (row) => repeat(13, (column) => oval([column * 24 - 144, row * 26 - 12, 5], '#565b63'))),
        mirrored(oval([172, 70, 26, 92], FILL.dark) + oval([174, 70, 14, 60], style.accent)),
        line('M-100 -48 C-90 -120 90 -120 100 -48', style.dark, 18),
        style.letter(style.brand.slice(0, 8), { y: 84, size: 34, fill: '#ffffff' }),
      ].join('');
});
