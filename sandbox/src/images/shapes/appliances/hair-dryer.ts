import { FILL, line, oval, path, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const hairDryer = lying(['black', 'pink', 'purple', 'white', 'red'], (style) => {
  return rotate(
    style.vary(1, -12, 12),
    [
      path('M20 20 L70 20 Q84 100 70 180 Q44 196 22 180 Q34 100 10 40Z', FILL.dark),
      path('M-120 -60 Q-20 -110 60 -110 Q150 -100 150 -20 Q150 60 60 60 Q-20 60 -120 20Z', FILL.main),
      path('M-186 -74 L-116 -60 V20 L-186 34 Q-196 -20 -186 -74Z', FILL.black),
      oval([110, -24, 40, 76], FILL.black) +
        repeat(5, (index) => line(`M${90 + index * 10} -70 V22`, '#6b717a', 3)),
      oval([46, 70, 9, 20], style.accent),
      line('M46 184 q10 30 60 14', '#26292e', 10),
      path('M-90 -50 Q-10 -90 60 -90 Q-20 -60 -80 -20Z', '#fff', 0.35),
    ].join(''),
  );
});
