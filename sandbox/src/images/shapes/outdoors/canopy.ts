import { FILL, line, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const canopy = standing(['white', 'green', 'blue'], (style) =>
  [
    line('M-160 -20 V188 M160 -20 V188 M-90 -40 V150 M90 -40 V150', '#8b9199', 9),
    path('M0 -170 L190 -40 H-190Z', FILL.main) + path('M0 -170 L70 -40 H-70Z', style.light, 0.6),
    repeat(10, (index) =>
      path(`M${index * 38 - 190} -40 h38 v16 q-19 22 -38 0Z`, index % 2 === 0 ? style.main : style.accent),
    ),
  ].join(''),
);
