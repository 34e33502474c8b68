import { box, FILL, line, mirrored, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const walker = standing(['blue', 'red', 'yellow', 'pink'], (style) =>
  [
    mirrored(line('M100 20 L150 140', '#dfe3e7', 16)),
    path('M-170 -40 Q-150 -120 0 -120 Q150 -120 170 -40 Q150 40 0 40 Q-150 40 -170 -40Z', FILL.main),
    oval([20, -46, 92, 46], style.deep) + path('M-60 -46 H100 Q90 70 20 72 Q-50 70 -60 -46Z', FILL.accent),
    repeat(4, (index) =>
      oval(
        [-120 + (index % 2) * 26, index * 22 - 80, 13],
        ['#f2b63c', '#4d9c5a', '#e85d5d', '#fff'][index] ?? '#fff',
      ),
    ),
    box([-180, 130, 360, 26, 13], FILL.dark),
    repeat(4, (index) => oval([index * 110 - 165, 168, 20], '#22252a')),
  ].join(''),
);
