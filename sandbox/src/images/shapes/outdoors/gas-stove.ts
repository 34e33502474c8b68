import { box, FILL, line, mirrored, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const gasStove = standing(['blue', 'red', 'black'], (style) =>
  [
    repeat(5, (index) =>
      path(`M${index * 30 - 76} -90 q-12 -40 16 -66 q8 30 14 66Z`, index % 2 === 0 ? '#4aa7e8' : '#8fd0f2'),
    ),
    mirrored(line('M0 -50 L90 -90', '#5b6169', 9)),
    oval([0, -66, 66, 17], FILL.metal),
    box([-16, -60, 32, 50, 6], FILL.gold) + box([20, -40, 50, 15, 5], '#22252a'),
    path('M-80 0 Q-70 -20 0 -20 Q70 -20 80 0 V170 Q80 190 50 190 H-50 Q-80 190 -80 170Z', FILL.round),
    style.letter(style.brand.slice(0, 7), { y: 90, size: 38, fill: style.ink }),
    style.letter('450 g', { y: 136, size: 24, fill: style.ink }),
  ].join(''),
);
