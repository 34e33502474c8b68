import { box, FILL, line, path, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const postcard = lying(['pink', 'white', 'beige', 'red'], (style) =>
  [
    rotate(-10, box([-150, -100, 300, 220, 4], '#e9dcc4') + line('M-150 -100 L0 24 L150 -100', '#c9b48a', 4)),
    rotate(
      8,
      box([-120, -140, 240, 270, 5], FILL.main) +
        path('M0 60 Q-76 0 -40 -40 Q-14 -56 0 -20 Q14 -56 40 -40 Q76 0 0 60Z', style.accent) +
        style.letter('Поздравляю!', { y: 104, size: 30, fill: style.ink }) +
        line('M-100 -120 H100 V-118', style.accent, 3),
    ),
  ].join(''),
);
