import { box, FILL, line, oval, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const soundbar = standing(['black', 'grey'], (style) =>
  [
    box([30, -120, 150, 300, 14], FILL.black) +
      oval([104, 60, 54], '#0f1113') +
      oval([104, 60, 38], '#3b3f46') +
      oval([104, 60, 14], '#70757d'),
    box([30, -120, 150, 26, 12], style.main),
    box([-190, 120, 330, 70, 22], FILL.black),
    repeat(26, (index) => line(`M${index * 12 - 176} 132 V178`, '#5a5f67', 3)),
    style.letter(style.brand.slice(0, 8), { x: 92, y: 162, size: 18, fill: '#eef0f2' }),
    oval([-168, 155, 5], style.accent),
  ].join(''),
);
