import { box, FILL, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const laptop = standing(['silver', 'grey', 'black', 'blue'], (style) =>
  [
    box([-150, -140, 300, 214, 14], '#1b1d21'),
    box([-140, -130, 280, 190, 4], FILL.screen),
    path('M-140 60 L-50 -50 L10 20 L60 -30 L140 60Z', '#ffffff', 0.25),
    oval([76, -80, 22], '#fff3c4', 0.8),
    path('M-140 -130 H40 L-140 40Z', '#ffffff', 0.1),
    path('M-150 74 H150 L194 160 Q196 176 176 178 H-176 Q-196 176 -194 160Z', FILL.main),
    repeat(4, (row) =>
      repeat(11, (column) =>
        box([(column - 5.5) * (23 + row * 1.6) + 2, 84 + row * 14, 20 + row * 1.4, 10, 2], '#2c2f34'),
      ),
    ),
    box([-44, 144, 88, 24, 4], style.light),
    path('M-194 162 H194 Q194 178 176 180 H-176 Q-194 178 -194 162Z', style.deep, 0.6),
  ].join(''),
);
