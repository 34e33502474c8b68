import { FILL, line, oval, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const kettlebell = standing(['black', 'red', 'blue', 'green'], (style) =>
  [
    line('M-66 30 C-120 -170 120 -170 66 30', '#17181b', 42) +
      line('M-66 30 C-120 -170 120 -170 66 30', style.dark, 30),
    path('M-120 70 Q-120 -20 0 -20 Q120 -20 120 70 Q120 150 76 190 H-76 Q-120 150 -120 70Z', FILL.main),
    oval([0, 80, 62], style.accent) +
      style.letter(style.amount(1, ['4 кг', '8 кг', '12 кг', '16 кг', '24 кг']), {
        y: 98,
        size: 46,
        fill: '#ffffff',
      }),
    path('M-100 60 Q-96 10 -50 -4 Q-80 60 -76 130 Q-100 100 -100 60Z', '#fff', 0.25),
  ].join(''),
);
