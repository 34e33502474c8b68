import { box, FILL, group, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const tablet = standing(['black', 'silver', 'grey', 'pink'], (style) =>
  [
    box([-132, -176, 264, 356, 22], FILL.main),
    box([-120, -164, 240, 332, 12], FILL.screen),
    path(
      'M-120 60 L-40 -30 L20 40 L60 0 L120 70 V156 Q120 168 108 168 H-108 Q-120 168 -120 156Z',
      '#ffffff',
      0.25,
    ),
    oval([60, -80, 26], '#fff3c4', 0.8),
    repeat(4, (index) => box([index * 54 - 100, 116, 40, 40, 10], '#ffffff', 0.8)),
    path('M-120 -164 H30 L-120 90Z', '#ffffff', 0.12),
    style.choose(1, [
      '',
      group(
        'rotate(14)',
        box([140, -150, 14, 290, 7], FILL.white) + path('M140 140 H154 L147 168Z', '#5b6068'),
      ),
      '',
    ]),
  ].join(''),
);
