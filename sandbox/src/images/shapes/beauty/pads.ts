import { box, FILL, line, path, repeat, rotate } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const pads = standing(['pink', 'lilac', 'sky', 'green'], (style) =>
  [
    path('M-150 -110 Q0 -136 150 -110 L156 170 Q0 188 -156 170Z', FILL.main),
    path('M-156 20 Q0 100 156 0 V170 Q0 188 -156 170Z', FILL.accent),
    style.letter(style.brand.slice(0, 9), { y: -46, size: 44, fill: style.ink }),
    rotate(-20, box([-30, 0, 60, 150, 30], '#ffffff') + line('M0 30 V120', '#bcd6f0', 9)),
    repeat(style.vary(1, 3, 5), (index) =>
      path(`M${index * 26 - 130} 150 q-12 -18 0 -34 q12 16 0 34Z`, '#ffffff'),
    ),
    style.letter(style.amount(2, ['8 шт', '10 шт', '20 шт', '24 шт']), {
      x: 100,
      y: 150,
      size: 30,
      fill: '#ffffff',
    }),
  ].join(''),
);
