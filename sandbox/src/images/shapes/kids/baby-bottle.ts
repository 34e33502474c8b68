import { box, FILL, line, mirrored, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const babyBottle = standing(['sky', 'pink', 'mint', 'yellow'], (style) =>
  [
    path('M-24 -140 Q-30 -196 0 -196 Q30 -196 24 -140 L50 -104 H-50Z', '#f2c99a', 0.95),
    box([-70, -112, 140, 50, 12], FILL.main) +
      repeat(7, (index) => line(`M${index * 20 - 60} -104 V-70`, style.deep, 4, 0.4)),
    path(
      'M-66 -62 H66 Q80 -10 64 60 Q80 120 78 160 Q76 190 50 190 H-50 Q-76 190 -78 160 Q-80 120 -64 60 Q-80 -10 -66 -62Z',
      FILL.glass,
      0.85,
    ),
    path(
      'M-68 10 Q0 0 68 10 L64 60 Q80 120 78 160 Q76 190 50 190 H-50 Q-76 190 -78 160 Q-80 120 -64 60Z',
      '#ffffff',
      0.8,
    ),
    repeat(7, (index) => line(`M30 ${index * 26 - 10} H${index % 2 === 0 ? 56 : 46}`, '#5c7480', 4)),
    style.choose(1, [
      oval([-16, 110, 26], style.accent, 0.8),
      path('M-16 140 Q-66 96 -36 78 Q-20 74 -16 92 Q-12 74 4 78 Q34 96 -16 140Z', style.accent, 0.8),
    ]),
    style.choose(2, [mirrored(line('M76 -30 C140 -30 140 90 78 90', style.main, 15)), '']),
  ].join(''),
);
