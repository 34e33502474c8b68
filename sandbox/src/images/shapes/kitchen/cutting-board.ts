import { FILL, line, oval, path, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const cuttingBoard = lying(['oak', 'walnut', 'black'], (style) =>
  [
    rotate(
      -10,
      [
        path(
          'M-110 -90 Q-110 -120 -80 -120 H-34 L-26 -186 Q0 -200 26 -186 L34 -120 H80 Q110 -120 110 -90 V160 Q110 190 80 190 H-80 Q-110 190 -110 160Z',
          FILL.main,
        ),
        oval([0, -160, 11], '#ffffff'),
        repeat(5, (index) =>
          line(`M${index * 42 - 84} -100 Q${index * 42 - 76} 40 ${index * 42 - 88} 170`, style.deep, 3, 0.35),
        ),
      ].join(''),
    ),
    style.choose(1, [
      oval([60, 60, 44], '#d94f3d') + path('M60 20 l-14 -14 h28Z', '#4f8a3d'),
      rotate(
        30,
        path('M-10 -120 Q30 -60 26 40 H-10Z', FILL.metal) +
          path('M-12 40 H28 V140 Q8 150 -12 140Z', FILL.black),
      ),
      '',
    ]),
  ].join(''),
);
