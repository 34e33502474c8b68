import { box, FILL, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const wallpaperRoll = standing(['beige', 'grey', 'blue', 'green', 'pink', 'mint'], (style) => {
  const pattern = style.choose(1, ['damask', 'stripes', 'leaves']);
  const drawn = {
    damask: repeat(12, (index) =>
      path(
        `M${(index % 3) * 80 - 110} ${Math.floor(index / 3) * 84 - 130} q26 -34 26 0 q30 10 0 40 q0 24 -26 10 q-26 14 -26 -10 q-30 -30 0 -40 q0 -34 26 0Z`,
        style.light,
        0.8,
      ),
    ),
    stripes: repeat(8, (index) => box([index * 34 - 140, -160, 14, 330], style.light, 0.8)),
    leaves: repeat(16, (index) =>
      path(
        `M${(index % 4) * 64 - 120} ${Math.floor(index / 4) * 84 - 110} q30 -44 46 -10 q-10 34 -46 10Z`,
        style.accent,
        0.7,
      ),
    ),
  }[pattern];
  return [
    path('M-150 -160 H110 V170 H-150Z', FILL.main),
    drawn,
    box([96, -184, 76, 370, 36], FILL.round),
    oval([134, -180, 38, 12], style.light) + oval([134, -180, 14, 5], style.deep),
    path('M-150 -160 H-130 V170 H-150Z', style.deep, 0.2),
  ].join('');
});
