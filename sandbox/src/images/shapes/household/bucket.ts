import { box, FILL, line, oval, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const bucket = standing(['blue', 'red', 'green', 'grey', 'pink'], (style) =>
  [
    line('M-140 -70 C-120 -210 120 -210 140 -70', '#9aa0a8', 7),
    box([-26, -186, 52, 18, 8], FILL.dark),
    path('M-148 -70 H148 L112 176 Q110 190 96 190 H-96 Q-110 190 -112 176Z', FILL.round),
    oval([0, -70, 148, 36], style.dark) + oval([0, -66, 134, 28], style.deep),
    line('M-136 0 Q0 30 136 0', style.deep, 4, 0.4),
    path('M-120 -20 H-90 L-76 170 H-96Z', '#fff', 0.25),
    style.letter(style.amount(1, ['8 л', '10 л', '12 л']), { y: 110, size: 40, fill: style.ink }),
  ].join(''),
);
