import { box, FILL, group, line, path, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const carMats = lying(['black', 'grey', 'beige'], (style) => {
  const mat = (x: number, y: number, scale: number) =>
    group(
      `translate(${x} ${y}) scale(${scale})`,
      path('M-90 -110 H80 L96 110 H-100Z', FILL.black) +
        line('M-90 -110 H80 L96 110 H-100Z', style.accent, 9) +
        repeat(7, (row) =>
          line(`M-78 ${row * 28 - 84} l22 -12 l22 12 l22 -12 l22 12 l22 -12 l22 12`, style.light, 6, 0.5),
        ) +
        box([-30, -20, 60, 24, 4], FILL.metal),
    );
  return mat(-92, -70, 0.86) + mat(96, -70, 0.86) + mat(-92, 116, 0.62) + mat(96, 116, 0.62);
});
