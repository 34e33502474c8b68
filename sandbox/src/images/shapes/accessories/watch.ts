import { box, FILL, line, oval, path, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const watch = lying(['black', 'brown', 'silver', 'gold', 'pink'], (style) => {
  const square = style.choose(1, [true, false, false]);
  const face = style.choose(2, ['#fbfbf8', '#1d2026', '#12325a', '#e9e2d3']);
  const ink = face === '#fbfbf8' || face === '#e9e2d3' ? '#23262b' : '#f4f5f6';
  return [
    path('M-44 -90 L-36 -196 H36 L44 -90Z M-44 90 L-36 196 H36 L44 90Z', FILL.main),
    repeat(4, (index) =>
      line(`M-38 ${index * 24 - 188} H38 M-38 ${index * 24 + 114} H38`, style.deep, 2, 0.4),
    ),
    box([84, -12, 20, 24, 5], FILL.metal),
    square
      ? box([-86, -86, 172, 172, 30], FILL.metal) + box([-72, -72, 144, 144, 20], face)
      : oval([0, 0, 96], style.choose(3, [FILL.metal, FILL.gold, FILL.black])) + oval([0, 0, 80], face),
    repeat(12, (index) => rotate(index * 30, line('M0 -68 V-58', ink, index % 3 === 0 ? 6 : 3))),
    line('M0 6 L-30 -30', ink, 7),
    line('M-6 10 L26 -50', ink, 5),
    line('M0 16 L10 -60', style.accent, 2.5),
    oval([0, 0, 6], style.accent),
    style.letter(style.brand.slice(0, 8), { y: 36, size: 13, fill: ink }),
    path('M-50 -50 Q-10 -84 40 -62 Q-20 -50 -60 10Z', '#ffffff', 0.16),
  ].join('');
});
