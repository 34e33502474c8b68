import { box, FILL, move, oval, path, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const screenGlass = lying(['clear', 'black'], (style) =>
  [
    move(
      -56,
      0,
      rotate(-7, box([-88, -176, 176, 352, 26], '#22252a') + box([-80, -168, 160, 336, 20], FILL.screen)),
    ),
    move(
      54,
      -6,
      rotate(
        7,
        box([-90, -180, 180, 360, 28], FILL.glass, 0.72) +
          `<rect x="-90" y="-180" width="180" height="360" rx="28" fill="none" stroke="#5c7480" stroke-width="4"/>` +
          box([-24, -168, 48, 14, 7], '#5c7480', 0.5) +
          path('M-70 -100 L10 -164 H50 L-70 -20Z M-70 40 L70 -90 V-60 L-70 80Z', '#ffffff', 0.75),
      ),
    ),
    oval([128, 150, 44], style.accent) + style.letter('9H', { x: 128, y: 164, size: 40, fill: '#ffffff' }),
  ].join(''),
);
