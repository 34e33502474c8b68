import { FILL, line, mirrored, move, oval, path, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const faceMask = lying(['white', 'pink', 'green', 'sky'], (style) =>
  [
    rotate(
      -6,
      path('M-120 -180 H120 V176 H-120Z', FILL.main) +
        line('M-120 -158 H120 M-120 156 H120', style.deep, 4, 0.5) +
        style.letter(style.brand.slice(0, 8), { y: -110, size: 34, fill: style.ink }),
    ),
    rotate(
      -6,
      path('M-70 -60 Q0 -100 70 -60 Q84 40 0 126 Q-84 40 -70 -60Z', '#ffffff') +
        mirrored(oval([32, -10, 19, 9], style.dark)) +
        oval([0, 66, 24, 8], style.dark) +
        line('M0 6 L-9 34 H9', style.dark, 4),
    ),
    style.choose(1, [
      move(110, 110, path('M-50 0 Q0 -50 50 0 Q0 30 -50 0Z', FILL.accent)),
      oval([120, 120, 46], '#8fbf6a') + oval([120, 120, 34], '#d7ecc0'),
      '',
    ]),
  ].join(''),
);
