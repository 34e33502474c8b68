import { FILL, oval, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const fitnessBall = standing(['purple', 'blue', 'grey', 'pink', 'green'], (style) =>
  [
    oval([0, 20, 170], FILL.main),
    repeat(
      5,
      (index) =>
        `<ellipse cx="0" cy="20" rx="170" ry="${20 + index * 36}" fill="none" stroke="${style.deep}" stroke-width="2.5" opacity=".4"/>`,
    ),
    oval([-60, -60, 46, 30], '#ffffff', 0.4),
    style.letter(style.brand.slice(0, 8), { y: 30, size: 34, fill: style.ink }),
  ].join(''),
);
