import { FILL, line, path, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const floorPanel = lying(['oak', 'walnut', 'grey', 'white'], (style) => {
  return repeat(
    5,
    (index) =>
      path(
        `M-190 ${index * 66 - 160} L170 ${index * 66 - 190} L190 ${index * 66 - 130} L-170 ${index * 66 - 98}Z`,
        [FILL.main, FILL.light, FILL.main, FILL.dark, FILL.light][index] ?? FILL.main,
      ) +
      line(
        `M-150 ${index * 66 - 130} Q0 ${index * 66 - 160} 160 ${index * 66 - 156} M-100 ${index * 66 - 116} Q40 ${index * 66 - 130} 150 ${index * 66 - 144}`,
        style.deep,
        2.5,
        0.4,
      ),
  );
});
