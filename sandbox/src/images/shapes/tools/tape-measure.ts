import { box, FILL, line, oval, path, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const tapeMeasure = lying(['yellow', 'red', 'orange', 'black'], (style) =>
  [
    path('M60 60 L190 90 V124 L40 110Z', '#f6d34a') +
      repeat(8, (index) =>
        line(`M${index * 18 + 60} ${74 + index * 4} v${index % 2 === 0 ? 24 : 14}`, '#2b2d31', 3),
      ),
    path(
      'M-130 -90 Q-120 -150 -40 -150 Q110 -150 120 -10 V100 Q120 124 96 124 H-110 Q-134 124 -134 100Z',
      FILL.main,
    ),
    oval([-10, -10, 82], FILL.black) + oval([-10, -10, 60], style.accent),
    style.letter(style.amount(1, ['3 м', '5 м', '7 м', '10 м']), { x: -10, y: 8, size: 44, fill: '#ffffff' }),
    box([80, -130, 50, 40, 8], '#22252a'),
  ].join(''),
);
