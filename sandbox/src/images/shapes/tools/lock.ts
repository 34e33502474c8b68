import { box, FILL, line, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const lock = standing(['gold', 'silver', 'black'], (style) => {
  const smart = style.byNoun(1, { умный: true, замок: false });
  return smart
    ? [
        box([-70, -186, 140, 372, 30], FILL.black),
        repeat(12, (index) =>
          style.letter('123456789*0#'.charAt(index), {
            x: (index % 3) * 36 - 36,
            y: Math.floor(index / 3) * 44 - 110,
            size: 26,
            fill: '#7fd9ff',
          }),
        ),
        path('M-20 90 H150 Q170 92 166 118 H-20Z', FILL.metal),
        oval([0, 104, 30], FILL.metal),
        oval([0, 158, 14], style.accent),
      ].join('')
    : [
        line('M-74 0 V-80 C-74 -190 74 -190 74 -80 V0', '#8b9199', 32) +
          line('M-82 0 V-80 C-82 -190 60 -200 74 -100', '#e9ecef', 8),
        box([-126, -10, 252, 196, 22], FILL.main),
        oval([0, 70, 24], '#2b2d31') + path('M-9 76 H9 L15 130 H-15Z', '#2b2d31'),
        style.letter(style.brand.slice(0, 8), { y: 24, size: 22, fill: style.deep }),
        path('M-110 10 H-80 V170 H-104 Q-110 170 -110 160Z', '#fff', 0.3),
      ].join('');
});
