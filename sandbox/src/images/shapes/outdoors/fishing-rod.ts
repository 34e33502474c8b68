import { FILL, line, move, oval, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const fishingRod = lying(['black', 'green', 'blue', 'red'], (style) =>
  [
    line('M-180 180 L190 -190', '#2b2d31', 8) + line('M-180 180 L-70 70', '#a9834f', 20),
    line('M-40 40 L190 -190', style.main, 5),
    repeat(
      5,
      (index) =>
        `<circle cx="${index * 46 - 10}" cy="${20 - index * 46}" r="${11 - index}" fill="none" stroke="#8b9199" stroke-width="4"/>`,
    ),
    move(
      -60,
      90,
      oval([0, 0, 44], FILL.metal) +
        oval([0, 0, 28], FILL.main) +
        oval([0, 0, 9], '#22252a') +
        line('M0 0 L50 40', '#5b6169', 9) +
        oval([56, 46, 13], '#22252a'),
    ),
    line('M190 -190 Q196 60 150 150', '#b9c1ca', 2),
    oval([150, 156, 10, 15], '#e4463c'),
  ].join(''),
);
