import { box, FILL, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const nailLamp = standing(['white', 'pink', 'black'], (style) =>
  [
    path(
      'M-170 150 Q-180 -130 0 -130 Q180 -130 170 150 Q170 176 140 176 H-140 Q-170 176 -170 150Z',
      FILL.main,
    ),
    path('M-120 176 Q-116 20 0 20 Q116 20 120 176Z', '#2a2440') +
      repeat(7, (index) =>
        oval(
          [
            Math.round(90 * Math.cos(Math.PI + index * 0.523)),
            Math.round(110 + 66 * Math.sin(Math.PI + index * 0.523)),
            8,
          ],
          '#b18cff',
        ),
      ),
    box([-50, -90, 100, 50, 10], '#15171c') +
      style.letter(`${style.choose(1, [30, 60, 99])}s`, { y: -54, size: 30, fill: '#c7a8ff' }),
    style.letter(style.brand.slice(0, 8), { y: -2, size: 18, fill: style.ink }),
  ].join(''),
);
