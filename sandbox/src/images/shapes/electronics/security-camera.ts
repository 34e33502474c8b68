import { box, FILL, line, oval, path, repeat, rotate } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const securityCamera = standing(['white', 'black'], (style) => {
  return style.byNoun(1, { наблюд: true, 'няня|домофон': false })
    ? [
        path('M-60 150 H60 V190 H-60Z', FILL.dark) + line('M0 156 L-10 60', style.dark, 26),
        rotate(
          -10,
          box([-170, -90, 330, 150, 70], FILL.main) +
            path('M-176 -96 H120 Q170 -96 190 -70 L176 -60 H-160Z', FILL.dark) +
            oval([120, -14, 62], '#101216') +
            oval([120, -14, 36], '#1f4266') +
            repeat(8, (index) =>
              oval(
                [
                  Math.round(120 + 50 * Math.cos(index * 0.785)),
                  Math.round(50 * Math.sin(index * 0.785)) - 14,
                  6,
                ],
                '#7b1d1d',
              ),
            ),
        ),
      ].join('')
    : [
        path('M-90 150 Q0 110 90 150 V190 H-90Z', FILL.dark),
        oval([0, 0, 150], FILL.main) +
          oval([0, -10, 104], '#121418') +
          oval([0, -10, 62], '#2a2f37') +
          oval([0, -10, 36], '#1f4266') +
          oval([-16, -28, 12], '#d8e9ff', 0.9),
        oval([0, 120, 6], '#5ee08f'),
      ].join('');
});
