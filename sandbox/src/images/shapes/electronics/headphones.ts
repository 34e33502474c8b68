import { box, FILL, line, mirrored, oval } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const headphones = standing(['black', 'white', 'blue', 'pink', 'red', 'beige'], (style) =>
  [
    line('M-112 60 C-140 -220 140 -220 112 60', style.deep, 34),
    line('M-112 60 C-140 -220 140 -220 112 60', style.main, 24),
    line('M-70 -110 C-40 -160 40 -160 70 -110', style.light, 8, 0.6),
    mirrored(line('M112 -20 V60', '#aeb4bc', 12)),
    mirrored(box([70, -6, 76, 170, 38], FILL.main)),
    mirrored(box([56, 6, 42, 146, 21], FILL.black)),
    mirrored(oval([122, 80, 14, 52], style.light, 0.35)),
    style.choose(1, [
      '',
      line('M-140 60 C-190 140 -150 170 -90 176', '#2b2d31', 9) + oval([-84, 176, 14, 10], '#2b2d31'),
      '',
    ]),
  ].join(''),
);
