import { box, FILL, line, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const toyCar = standing(['red', 'blue', 'yellow', 'green', 'orange'], (style) => {
  const kind = style.byNoun(1, { трактор: 'tractor', 'парковк|каталк': 'truck', машин: 'car' });
  return [
    {
      car:
        path(
          'M-186 130 Q-190 60 -150 50 L-100 40 Q-60 -50 0 -50 Q80 -50 110 40 Q176 44 186 80 V130Z',
          FILL.main,
        ) +
        path('M-80 40 Q-50 -26 -6 -28 V40Z M10 40 V-28 Q66 -26 86 40Z', '#bfe3f5') +
        oval([168, 84, 13], '#fff3b0') +
        line('M2 40 V120', style.deep, 4, 0.5),
      truck:
        box([-186, -40, 200, 160, 8], FILL.accent) +
        path('M24 -60 H110 L180 40 V130 H24Z', FILL.main) +
        path('M50 -34 H98 L140 34 H50Z', '#bfe3f5') +
        box([-186, 110, 366, 24, 6], style.deep) +
        oval([166, 84, 11], '#fff3b0') +
        style.letter(style.brand.slice(0, 7), { x: -86, y: 52, size: 32, fill: '#fff' }),
      tractor:
        box([-60, -120, 130, 150, 14], FILL.main) +
        box([-44, -104, 98, 76, 8], '#bfe3f5') +
        box([40, 20, 150, 96, 16], FILL.main) +
        box([130, -50, 18, 74, 6], '#3a3e44') +
        box([-90, 20, 150, 90, 10], FILL.dark),
    }[kind],
    kind === 'tractor'
      ? oval([-70, 100, 90], '#22252a') +
        oval([-70, 100, 46], style.accent) +
        oval([126, 138, 52], '#22252a') +
        oval([126, 138, 26], style.accent)
      : repeat(
          2,
          (index) =>
            oval([index * 200 - 100, 136, 54], '#22252a') +
            oval([index * 200 - 100, 136, 28], '#cfd4da') +
            oval([index * 200 - 100, 136, 10], style.accent),
        ),
  ].join('');
});
