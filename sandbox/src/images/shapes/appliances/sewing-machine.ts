import { box, FILL, line, oval, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const sewingMachine = standing(['white', 'red', 'mint', 'blue'], (style) =>
  [
    path(
      'M-180 -110 Q-180 -140 -150 -140 H150 Q180 -140 180 -110 V150 H90 V-30 Q40 -20 -90 -30 V30 H-150 Q-180 30 -180 0Z',
      FILL.main,
    ),
    line('M-120 30 V110', '#8b9199', 9) + box([-136, 60, 32, 24, 4], FILL.metal),
    box([-190, 146, 380, 44, 10], FILL.light),
    oval([182, -60, 17, 52], FILL.dark),
    oval([130, 30, 24], FILL.metal) + oval([130, 90, 18], FILL.metal),
    box([-20, -168, 30, 34, 4], style.accent),
    style.letter(style.brand.slice(0, 9), { x: 0, y: -76, size: 32, fill: style.ink }),
    line('M-120 -30 C-80 -110 -20 -120 -6 -150', style.accent, 3),
  ].join(''),
);
