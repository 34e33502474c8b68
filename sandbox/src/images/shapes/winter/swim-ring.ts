import { path, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const swimRing = lying(['pink', 'yellow', 'blue', 'red'], (style) =>
  [
    `<circle r="124" fill="none" stroke="${style.main}" stroke-width="104"/>`,
    repeat(8, (index) =>
      rotate(
        index * 45,
        path(
          'M-30 -176 Q0 -186 30 -176 L14 -74 Q0 -78 -14 -74Z',
          index % 2 === 0 ? style.light : style.accent,
        ),
      ),
    ),
    path('M-140 -70 Q-100 -140 -20 -156 Q-90 -110 -110 -40Z', '#fff', 0.5),
  ].join(''),
);
