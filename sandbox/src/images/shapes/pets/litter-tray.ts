import { box, FILL, line, oval, path, repeat, rotate } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const litterTray = standing(['grey', 'sky', 'pink', 'beige'], (style) => {
  const closed = style.choose(1, [true, false]);
  return closed
    ? [
        path('M-160 60 Q-150 -130 0 -130 Q150 -130 160 60Z', FILL.main),
        oval([0, 0, 72, 80], style.deep) + oval([0, 10, 62, 70], '#2a2d32', 0.6),
        path('M-176 60 H176 L156 190 H-156Z', FILL.dark),
        line('M-60 -130 Q0 -170 60 -130', style.deep, 13),
      ].join('')
    : [
        path('M-180 20 H180 L150 180 H-150Z', FILL.main),
        path('M-180 20 Q0 -60 180 20 Q0 70 -180 20Z', '#efe9dd') +
          repeat(24, (index) =>
            oval([((index * 61) % 280) - 140, 16 + ((index * 17) % 26) - 12, 5], '#c9bda6'),
          ),
        box([-190, 8, 380, 22, 10], FILL.dark),
        rotate(20, box([60, -150, 20, 110, 9], style.accent) + path('M40 -50 H100 V10 H40Z', style.accent)),
      ].join('');
});
