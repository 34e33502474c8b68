import { box, FILL, mirrored, oval, path } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const massager = lying(['white', 'grey', 'black', 'pink'], (style) =>
  [
    path(
      'M-150 90 C-190 -190 190 -190 150 90 Q140 150 96 130 C130 -100 -130 -100 -96 130 Q-140 150 -150 90Z',
      FILL.main,
    ),
    mirrored(oval([116, 40, 28], FILL.metal) + oval([96, -20, 22], FILL.metal)),
    box([-40, -136, 80, 22, 11], FILL.dark) +
      oval([-14, -125, 6], '#5bd38a') +
      oval([14, -125, 6], style.accent),
  ].join(''),
);
