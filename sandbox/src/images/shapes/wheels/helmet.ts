import { FILL, line, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const helmet = standing(['black', 'red', 'blue', 'white', 'pink'], (style) =>
  [
    path(
      'M-170 80 Q-180 -140 10 -140 Q180 -130 176 60 Q150 96 100 80 L60 110 H-150 Q-170 110 -170 80Z',
      FILL.main,
    ),
    repeat(4, (index) =>
      path(
        `M${index * 62 - 130} ${Math.abs(index - 1.5) * 24 - 100} q30 -14 46 0 l-8 90 q-16 10 -30 0Z`,
        '#17181b',
      ),
    ),
    line('M-120 110 Q-80 190 0 180 Q30 150 40 110', '#22252a', 11),
    oval([-10, 180, 17, 10], style.accent),
  ].join(''),
);
