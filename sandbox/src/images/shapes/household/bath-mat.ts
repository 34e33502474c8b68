import { FILL, line, oval, path, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const bathMat = lying(['grey', 'beige', 'blue', 'pink', 'mint'], (style) => {
  const stones = style.choose(1, [true, false]);
  return [
    path('M-140 -90 H140 L190 110 H-190Z', FILL.dark),
    path('M-138 -100 H138 L186 98 H-186Z', FILL.main),
    stones
      ? repeat(
          28,
          (index) =>
            oval(
              [(index % 7) * 44 - 132 + Math.floor(index / 7) * 2, Math.floor(index / 7) * 46 - 72, 19, 14],
              style.light,
            ) + oval([(index % 7) * 44 - 128, Math.floor(index / 7) * 46 - 68, 15, 10], style.dark, 0.3),
        )
      : repeat(7, (index) =>
          line(`M-${128 + index * 7} ${index * 26 - 80} H${128 + index * 7}`, style.light, 9, 0.6),
        ),
  ].join('');
});
