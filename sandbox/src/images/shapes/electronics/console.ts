import { box, FILL, group, mirrored, oval, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const console = standing(['white', 'black'], (style) =>
  [
    box([-170, -40, 150, 230, 14], FILL.black) +
      path('M-190 -60 Q-170 -70 -150 -50 V190 H-196Z M0 -60 Q-20 -70 -36 -50 V190 H6Z', FILL.main),
    box([-128, -36, 4, 220], '#63c7ff'),
    group(
      'translate(100 90) scale(.62)',
      path(
        'M-120 -90 Q0 -110 120 -90 Q176 -70 190 80 Q190 150 146 146 Q110 130 84 64 H-84 Q-110 130 -146 146 Q-190 150 -190 80 Q-176 -70 -120 -90Z',
        FILL.main,
      ) +
        box([-40, -84, 80, 50, 10], '#1c1f24') +
        mirrored(oval([52, 24, 30], '#15171a')) +
        path('M-130 -50 h20 v20 h20 v20 h-20 v20 h-20 v-20 h-20 v-20 h20Z', '#2b2e33') +
        oval([110, -50, 12], style.accent) +
        oval([132, -22, 12], '#4fa36a'),
    ),
  ].join(''),
);
