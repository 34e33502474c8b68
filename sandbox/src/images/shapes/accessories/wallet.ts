import { box, FILL, oval, path, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const wallet = lying(['black', 'brown', 'red', 'burgundy', 'green'], (style) =>
  [
    box([-150, -90, 300, 190, 16], FILL.dark),
    repeat(3, (index) => box([-130, index * 18 - 100, 260, 60, 8], index === 1 ? style.accent : '#e8ebef')),
    box([-156, -56, 312, 160, 18], FILL.main),
    `<rect x="-144" y="-44" width="288" height="136" rx="12" fill="none" stroke="${style.light}" stroke-width="2.5" stroke-dasharray="9 6" opacity=".8"/>`,
    path('M96 0 H156 V48 H96 Q74 46 74 24 Q74 2 96 0Z', FILL.dark),
    oval([100, 24, 10], FILL.gold),
    style.letter(style.brand.slice(0, 10), { x: -60, y: 70, size: 20, fill: style.ink }),
  ].join(''),
);
