import { oval, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const hoop = lying(['pink', 'purple', 'blue'], (style) =>
  [
    `<circle r="164" fill="none" stroke="${style.main}" stroke-width="30"/><circle r="164" fill="none" stroke="${style.accent}" stroke-width="30" stroke-dasharray="86 86"/><circle r="164" fill="none" stroke="#fff" stroke-width="4" opacity=".4"/>`,
    repeat(24, (index) => rotate(index * 15, oval([0, -146, 10], style.dark))),
  ].join(''),
);
