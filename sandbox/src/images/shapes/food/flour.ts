import { box, FILL, line, mirrored, move, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const flour = standing(['white', 'beige', 'blue'], (style) =>
  [
    path('M90 -140 L130 -120 V170 L90 190Z', '#c9bfae') +
      path('M-120 -140 L-80 -176 H130 L90 -140Z', '#f3ede0') +
      box([-120, -140, 210, 330, 3], FILL.main),
    path('M-120 40 Q-20 -20 90 50 V130 Q-20 70 -120 120Z', style.accent),
    style.letter(style.brand.slice(0, 8), { x: -15, y: -60, size: 40, fill: style.ink }),
    move(
      -15,
      4,
      line('M0 40 V-40', '#b98d3a', 5) +
        repeat(4, (index) => mirrored(oval([14, index * 20 - 34, 6, 13], '#d9ad4a'))),
    ),
    style.letter(style.amount(1, ['1 кг', '2 кг']), { x: -15, y: 170, size: 36, fill: style.ink }),
  ].join(''),
);
