import { FILL, line, oval, path, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const rug = lying(['grey', 'beige', 'red', 'blue', 'brown', 'mint'], (style) => {
  const round = style.choose(1, [true, false, false]);
  return round
    ? [
        oval([0, 0, 188, 150], FILL.dark),
        oval([0, 0, 172, 136], FILL.main),
        repeat(
          3,
          (index) =>
            `<ellipse rx="${150 - index * 44}" ry="${118 - index * 35}" fill="none" stroke="${index === 1 ? style.accent : style.light}" stroke-width="9" stroke-dasharray="${index === 1 ? '18 12' : '0'}"/>`,
        ),
      ].join('')
    : [
        path('M-130 -130 H130 L190 140 H-190Z', FILL.dark),
        path('M-116 -116 H116 L168 126 H-168Z', FILL.main),
        style.choose(2, [
          path('M0 -96 L92 0 L0 106 L-92 0Z', FILL.accent) + path('M0 -60 L54 0 L0 66 L-54 0Z', FILL.light),
          repeat(6, (index) =>
            path(
              `M-${112 + index * 9} ${index * 38 - 104} H${112 + index * 9} L${115 + index * 9} ${index * 38 - 90} H-${115 + index * 9}Z`,
              index % 2 === 0 ? style.light : style.accent,
              0.8,
            ),
          ),
          repeat(5, (row) =>
            repeat(5, (column) =>
              oval(
                [(column - 2) * (50 + row * 5), row * 46 - 86, 14, 10],
                row % 2 === column % 2 ? style.light : style.accent,
              ),
            ),
          ),
        ]),
        repeat(26, (index) => line(`M${index * 15 - 188} 142 l-2 18`, style.light, 3)),
      ].join('');
});
