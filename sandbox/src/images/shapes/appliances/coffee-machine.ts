import { box, FILL, line, mirrored, oval, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const coffeeMachine = standing(['black', 'silver', 'red', 'white'], (style) =>
  [
    box([-130, -176, 260, 366, 22], FILL.main),
    box([-100, -40, 200, 180, 10], '#14161a'),
    box([-40, -50, 80, 40, 6], FILL.metal) + mirrored(line('M14 -12 V14', '#9aa0a8', 8)),
    mirrored(line('M14 18 V50', '#6b4226', 4)),
    path('M-44 56 H44 L34 124 H-34Z', FILL.white) +
      line('M42 70 q30 4 20 30 q-8 10 -26 8', '#e6eaee', 8) +
      oval([0, 56, 44, 9], '#6b4226'),
    box([-110, 136, 220, 18, 4], FILL.metal),
    box([-90, -150, 100, 60, 8], '#0b0d10') +
      style.letter('ESPRESSO', { x: -40, y: -114, size: 15, fill: '#ffcf8a' }),
    oval([70, -120, 26], FILL.metal) + line('M70 -120 V-140', '#333', 4),
    path('M-120 -160 H-84 L-120 40Z', '#ffffff', 0.2),
  ].join(''),
);
