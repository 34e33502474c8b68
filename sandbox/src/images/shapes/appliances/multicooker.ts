import { box, FILL, mirrored, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const multicooker = standing(['white', 'black', 'silver', 'red'], (style) =>
  [
    path('M-150 -60 Q-150 -150 0 -156 Q150 -150 150 -60Z', FILL.light),
    oval([0, -150, 34, 14], FILL.black),
    path(
      'M-160 -60 H160 Q176 60 140 170 Q130 188 100 188 H-100 Q-130 188 -140 170 Q-176 60 -160 -60Z',
      FILL.round,
    ),
    box([-162, -72, 324, 24, 10], FILL.metal),
    box([-92, -20, 184, 140, 18], '#15181c'),
    box([-50, -4, 100, 50, 6], '#0a0c0e') +
      style.letter(`0:${style.vary(1, 20, 59)}`, { y: 33, size: 36, fill: '#7fe3ff' }),
    repeat(6, (index) =>
      oval(
        [(index % 3) * 50 - 50, Math.floor(index / 3) * 26 + 70, 9],
        index === 1 ? style.accent : '#5d636b',
      ),
    ),
    mirrored(box([150, -20, 30, 50, 10], FILL.black)),
  ].join(''),
);
