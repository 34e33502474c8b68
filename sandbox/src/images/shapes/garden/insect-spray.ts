import { box, FILL, line, mirrored, oval, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const insectSpray = standing(['green', 'yellow', 'orange', 'red'], (style) =>
  [
    box([-40, -190, 80, 60, 14], FILL.white),
    path(
      'M-70 -100 Q-66 -130 -40 -130 H40 Q66 -130 70 -100 V176 Q70 190 56 190 H-56 Q-70 190 -70 176Z',
      FILL.round,
    ),
    oval([0, 40, 60], '#ffffff', 0.95) +
      oval([0, 50, 17, 26], '#2b2d31') +
      oval([0, 16, 13], '#2b2d31') +
      mirrored(
        path('M10 30 Q54 10 50 50 Q30 66 10 50Z', '#8b9199', 0.6) + line('M12 60 L34 84', '#2b2d31', 3),
      ),
    line('M-44 84 L44 -4', '#d3302a', 11),
    style.letter(style.brand.slice(0, 7), { y: -50, size: 30, fill: style.ink }),
    box([-58, -90, 13, 250, 6], '#fff', 0.35),
  ].join(''),
);
