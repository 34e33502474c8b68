import { FILL, oval, path, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const brimmedHat = lying(['beige', 'brown', 'black', 'oak', 'white'], (style) =>
  [
    oval([0, 60, 190, 62], FILL.dark),
    oval([0, 50, 190, 60], FILL.main),
    repeat(
      3,
      (index) =>
        `<ellipse cx="0" cy="50" rx="${176 - index * 18}" ry="${54 - index * 6}" fill="none" stroke="${style.deep}" stroke-width="2" opacity=".3"/>`,
    ),
    path('M-96 44 Q-100 -90 -60 -110 Q0 -80 60 -110 Q100 -90 96 44 Q0 80 -96 44Z', FILL.main),
    path('M-97 14 Q0 50 97 14 L96 44 Q0 80 -96 44Z', style.choose(1, [FILL.black, FILL.accent, style.deep])),
  ].join(''),
);
