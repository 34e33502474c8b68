import { box, FILL, line, move, oval, path, repeat, rotate } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const computer = standing(['black', 'white', 'grey'], (style) =>
  [
    path('M90 -170 L140 -150 V170 L90 190Z', style.deep),
    box([-110, -176, 200, 366, 8], FILL.main),
    box([-92, -156, 120, 300, 8], '#14161a'),
    repeat(
      3,
      (index) =>
        oval([-32, index * 92 - 104, 42], style.accent, 0.85) +
        oval([-32, index * 92 - 104, 34], '#14161a') +
        repeat(6, (blade) =>
          move(
            -32,
            index * 92 - 104,
            rotate(blade * 60, path('M0 0 Q16 -18 6 -32 Q-8 -22 0 0Z', style.accent, 0.7)),
          ),
        ),
    ),
    box([44, -150, 34, 12, 4], '#2b2e33') + oval([60, -118, 10], style.accent),
    repeat(8, (index) => line(`M44 ${index * 20 - 40} H78`, style.deep, 5)),
  ].join(''),
);
