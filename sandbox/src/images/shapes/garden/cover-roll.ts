import { box, FILL, oval, path, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const coverRoll = lying(['white', 'clear', 'green', 'black'], (style) => {
  return rotate(
    -14,
    [
      path('M-20 40 L190 60 V170 L-30 150Z', FILL.light, 0.8),
      box([-180, -70, 330, 140, 66], FILL.main),
      oval([146, 0, 34, 68], FILL.dark) +
        `<ellipse cx="146" cy="0" rx="20" ry="46" fill="none" stroke="${style.deep}" stroke-width="4"/>` +
        oval([146, 0, 9, 19], '#a9834f'),
      box([-90, -70, 140, 140], '#ffffff', 0.92) +
        style.letter(style.brand.slice(0, 8), { x: -20, y: 0, size: 28, fill: '#24272c' }) +
        style.letter(`${style.choose(1, [30, 42, 60])} г/м²`, { x: -20, y: 36, size: 24, fill: '#55595f' }),
    ].join(''),
  );
});
