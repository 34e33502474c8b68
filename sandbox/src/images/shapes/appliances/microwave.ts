import { box, FILL, mirrored, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const microwave = standing(['black', 'white', 'silver'], (style) =>
  [
    box([-190, -70, 380, 240, 12], FILL.main),
    box([-176, -54, 258, 208, 10], '#14161a') + box([-154, -32, 214, 164, 12], '#3a3128'),
    oval([-48, 104, 80, 14], '#c9ccd1') + path('M-84 100 Q-76 54 -46 54 Q-14 54 -8 100Z', style.accent),
    box([94, -50, 82, 46, 6], '#07090b') +
      style.letter(`${style.vary(1, 1, 9)}:30`, { x: 135, y: -17, size: 28, fill: '#77e7b4' }),
    repeat(12, (index) =>
      box([(index % 3) * 27 + 95, Math.floor(index / 3) * 26 + 10, 22, 18, 4], style.dark),
    ),
    box([94, 122, 82, 28, 6], style.dark),
    path('M-154 -32 H-40 L-154 110Z', '#fff', 0.14),
    mirrored(box([140, 168, 30, 14, 4], '#22252a')),
  ].join(''),
);
