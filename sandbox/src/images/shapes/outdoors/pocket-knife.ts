import { FILL, oval, path, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const pocketKnife = lying(['red', 'black', 'oak', 'khaki'], () => {
  return rotate(
    -30,
    [
      path('M-30 -20 L160 -30 Q196 -20 190 4 L-30 20Z', FILL.metal) +
        path('M-30 8 L186 2 L190 6 L-30 20Z', '#f5f7f9'),
      path('M-190 -30 Q-196 40 -160 50 L-20 40 Q-10 0 -20 -34 Q-110 -50 -190 -30Z', FILL.main),
      oval([-40, 4, 9], FILL.gold) + oval([-164, 10, 9], FILL.gold),
      path('M-120 -10 h20 v-10 h12 v10 h20 v12 h-20 v10 h-12 v-10 h-20Z', '#ffffff', 0.85),
    ].join(''),
  );
});
