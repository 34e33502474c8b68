import { box, FILL, line, mirrored, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const crib = standing(['white', 'oak', 'grey'], (style) =>
  [
    repeat(9, (index) => box([index * 38 - 158, -90, 12, 200, 4], style.dark)),
    path('M-164 20 H164 V90 H-164Z', FILL.accent) + box([-150, -10, 90, 44, 20], '#ffffff'),
    repeat(9, (index) => box([index * 38 - 158, -70, 12, 196, 4], FILL.main)),
    box([-180, -110, 360, 26, 10], FILL.main) + box([-180, 116, 360, 30, 8], FILL.main),
    mirrored(box([158, -130, 26, 320, 8], FILL.main)),
    style.choose(1, [
      '',
      path(
        'M0 -200 Q120 -120 170 60 L150 60 Q110 -110 0 -180 Q-110 -110 -150 60 L-170 60 Q-120 -120 0 -200Z',
        '#ffffff',
        0.8,
      ),
      repeat(
        3,
        (index) =>
          line(`M${index * 50 - 50} -190 V-150`, '#8b9199', 2) +
          oval([index * 50 - 50, -140, 14], ['#e98fb0', '#f2b63c', '#9cc6e8'][index] ?? '#fff'),
      ),
    ]),
  ].join(''),
);
