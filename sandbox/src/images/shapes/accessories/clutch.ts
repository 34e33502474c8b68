import { box, FILL, line, oval, path } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const clutch = lying(['black', 'red', 'beige', 'gold', 'burgundy'], (style) =>
  [
    style.choose(1, [
      line('M-150 -40 C-190 -190 190 -190 150 -40', '#caa64e', 5),
      line('M-140 -30 C-240 -120 -160 -200 60 -190 C170 -180 190 -90 146 -34', style.dark, 7),
    ]),
    box([-168, -64, 336, 190, 20], FILL.main),
    path('M-168 -64 H168 Q160 20 20 54 Q0 58 -20 54 Q-160 20 -168 -64Z', FILL.dark),
    line('M-160 -60 Q-150 14 -18 46 Q0 50 18 46 Q150 14 160 -60', style.light, 2, 0.5),
    style.choose(2, [
      box([-22, 34, 44, 30, 6], FILL.gold),
      oval([0, 50, 17], FILL.gold) + oval([0, 50, 9], style.dark),
      '',
    ]),
  ].join(''),
);
