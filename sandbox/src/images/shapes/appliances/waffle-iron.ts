import { box, FILL, line, mirrored, oval, path, repeat, rotate } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const waffleIron = standing(['black', 'red', 'silver'], (style) =>
  [
    rotate(
      -16,
      path('M-170 10 Q-170 -110 0 -110 Q170 -110 170 10Z', FILL.main) +
        oval([0, -110, 30, 10], FILL.metal) +
        line('M-60 -96 Q0 -130 60 -96', '#2b2e33', 16),
    ),
    path('M-160 70 H170 L160 40 H-150Z', '#2a2c30'),
    repeat(8, (index) => path(`M${index * 38 - 146} 66 v-18 h26 v18Z`, '#d39a4c')),
    path('M-176 70 H176 Q180 160 120 176 H-120 Q-180 160 -176 70Z', FILL.main),
    oval([-100, 116, 9], '#e8463c') + oval([-70, 116, 9], '#58d48a'),
    style.letter(style.brand.slice(0, 9), { x: 50, y: 130, size: 26, fill: style.ink }),
    mirrored(box([100, 174, 36, 16, 6], '#22252a')),
  ].join(''),
);
