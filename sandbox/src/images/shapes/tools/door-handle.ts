import { box, FILL, move, path, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const doorHandle = lying(['black', 'silver', 'gold'], (style) => {
  return repeat(2, (index) =>
    move(
      index * 60 - 30,
      index * 150 - 76,
      box([-150, -46, 92, 92, style.choose(1, [8, 46])], FILL.dark) +
        path('M-120 -20 H100 Q140 -20 140 10 Q138 26 116 24 H-90 Q-120 24 -120 -20Z', FILL.main) +
        path('M-100 -12 H100 Q120 -10 120 0 H-100Z', '#fff', 0.35),
    ),
  );
});
