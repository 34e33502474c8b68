import { box, FILL, oval, path, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const smartWatch = lying(['black', 'pink', 'silver', 'blue', 'green'], (style) => {
  const square = style.choose(1, [true, true, false]);
  return [
    path('M-58 -90 L-50 -196 H50 L58 -90Z M-58 90 L-50 196 H50 L58 90Z', FILL.main),
    repeat(4, (index) => oval([0, index * 20 + 116, 6, 5], style.deep)),
    square
      ? box([-92, -108, 184, 216, 46], FILL.black) + box([-80, -96, 160, 192, 36], '#0c0e11')
      : oval([0, 0, 104], FILL.black) + oval([0, 0, 90], '#0c0e11'),
    box([92, -26, 14, 40, 6], FILL.metal),
    style.letter('10:09', { y: 0, size: 48, fill: '#ffffff' }),
    `<circle r="76" fill="none" stroke="${style.accent}" stroke-width="8" stroke-dasharray="${style.vary(2, 180, 400)} 480" stroke-linecap="round" transform="rotate(-90)"/>`,
    style.letter('8 240', { y: 38, size: 22, fill: '#8ff0b0' }),
  ].join('');
});
