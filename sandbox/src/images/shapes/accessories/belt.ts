import { box, FILL, group, line, oval, path, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const belt = lying(['black', 'brown', 'burgundy', 'walnut'], (style) =>
  [
    group(
      'rotate(-12)',
      [
        `<ellipse rx="150" ry="112" fill="none" stroke="${style.deep}" stroke-width="44"/>`,
        `<ellipse rx="150" ry="112" fill="none" stroke="${style.main}" stroke-width="38"/>`,
        `<ellipse rx="150" ry="112" fill="none" stroke="${style.light}" stroke-width="2" stroke-dasharray="7 6" opacity=".7"/>`,
        path('M20 86 L170 110 Q186 132 164 148 L20 130Z', FILL.main),
        repeat(4, (index) => oval([70 + index * 24, 118 + index * 3, 4], style.deep)),
        box([-20, 76, 66, 66, 10], style.choose(1, [FILL.gold, FILL.metal])),
        box([-8, 90, 40, 38, 4], style.dark),
        line('M-14 109 H44', '#7d828a', 7),
      ].join(''),
    ),
  ].join(''),
);
