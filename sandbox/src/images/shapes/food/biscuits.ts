import { FILL, move, oval, path, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const biscuits = lying(['yellow', 'blue', 'red', 'brown'], (style) =>
  [
    rotate(
      -6,
      path('M-190 -120 H60 L70 -110 L60 -100 L70 -90 L60 -80 L70 -70 L60 -20 H-190 L-180 -70Z', FILL.main) +
        style.letter(style.brand.slice(0, 9), { x: -60, y: -58, size: 38, fill: style.ink }),
    ),
    repeat(4, (index) =>
      move(
        index * 76 - 110,
        70 - (index % 2) * 20,
        oval([0, 6, 62], '#8a5a28') +
          oval([0, 0, 62], '#d9a25c') +
          oval([0, 0, 48], '#e4b673') +
          repeat(6, (chip) =>
            oval(
              [Math.round(30 * Math.cos(chip * 1.05)), Math.round(30 * Math.sin(chip * 1.05)), 8],
              '#5b3218',
            ),
          ),
      ),
    ),
  ].join(''),
);
