import { box, FILL, oval, path, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const thermometer = lying(['white', 'blue', 'mint'], (style) => {
  return rotate(
    40,
    [
      path('M-34 -160 Q0 -186 34 -160 L38 60 Q24 90 12 160 Q0 186 -12 160 Q-24 90 -38 60Z', FILL.main),
      box([-22, -110, 44, 120, 8], '#cfe0d2') +
        rotate(90, style.letter(`36.${style.vary(1, 4, 8)}`, { x: -50, y: 13, size: 38, fill: '#20261f' })),
      oval([0, 40, 14], style.accent),
      path('M-10 150 Q0 184 10 150Z', FILL.metal),
    ].join(''),
  );
});
