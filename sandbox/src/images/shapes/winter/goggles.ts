import { FILL, path } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const goggles = lying(['black', 'orange', 'blue', 'white'], () =>
  [
    path(
      'M-190 -40 Q-180 -60 -150 -50 V50 Q-180 60 -190 40Z M190 -40 Q180 -60 150 -50 V50 Q180 60 190 40Z',
      FILL.accent,
    ),
    path(
      'M-160 -60 Q-150 -90 -100 -92 H100 Q150 -90 160 -60 Q170 50 110 84 Q60 96 30 56 Q0 30 -30 56 Q-60 96 -110 84 Q-170 50 -160 -60Z',
      FILL.main,
    ),
    path(
      'M-140 -54 Q-130 -72 -94 -74 H94 Q130 -72 140 -54 Q146 40 100 64 Q64 72 40 40 Q0 6 -40 40 Q-64 72 -100 64 Q-146 40 -140 -54Z',
      FILL.screen,
    ),
    path('M-120 -50 Q-60 -70 0 -60 Q-70 -40 -110 20Z', '#ffffff', 0.45),
  ].join(''),
);
