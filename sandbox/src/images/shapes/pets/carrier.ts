import { box, FILL, line, mirrored, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const carrier = standing(['grey', 'blue', 'pink', 'black'], (style) =>
  [
    line('M-60 -110 Q0 -180 60 -110', style.deep, 17),
    path('M-176 30 Q-170 -110 -120 -110 H120 Q170 -110 176 30Z', FILL.main),
    path('M-180 30 H180 L166 170 Q166 186 150 186 H-150 Q-166 186 -166 170Z', FILL.dark),
    box([-90, -60, 180, 200, 20], '#22252a') +
      repeat(6, (index) => line(`M${index * 30 - 74} -56 V136`, '#c3c9d0', 6)) +
      repeat(4, (index) => line(`M-88 ${index * 48 - 30} H88`, '#c3c9d0', 4)),
    repeat(3, (index) => mirrored(box([112, index * 26 - 60, 44, 12, 6], style.deep))),
  ].join(''),
);
