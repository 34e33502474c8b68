import { FILL, move, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const bowl = standing(['steel', 'red', 'blue', 'white', 'black', 'pink'], (style) =>
  [
    path('M-120 40 Q-90 -60 -30 -30 Q0 -70 40 -34 Q90 -60 120 40Z', '#9b6a3a') +
      repeat(14, (index) =>
        oval([index * 17 - 110, 26 - (index % 3) * 22, 14], index % 2 === 0 ? '#b07c46' : '#835526'),
      ),
    path('M-150 40 H150 L184 176 Q184 190 166 190 H-166 Q-184 190 -184 176Z', FILL.round),
    oval([0, 40, 150, 22], '#9b6a3a') +
      repeat(10, (index) => oval([index * 28 - 126, 34, 15, 10], '#b07c46')),
    move(
      0,
      120,
      oval([0, 14, 24, 19], style.ink, 0.85) +
        repeat(4, (index) =>
          oval([index * 21 - 31, -14 - (index % 3 === 0 ? 0 : 12), 9, 11], style.ink, 0.85),
        ),
    ),
  ].join(''),
);
