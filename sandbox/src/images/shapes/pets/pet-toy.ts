import { box, FILL, line, mirrored, oval, path, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const petToy = lying(['red', 'yellow', 'blue', 'green'], (style) => {
  return style.choose(1, [true, false])
    ? rotate(
        -24,
        box([-110, -22, 220, 44, 20], FILL.main) +
          mirrored(oval([120, -34, 42], FILL.main) + oval([120, 34, 42], FILL.main)) +
          repeat(5, (index) => line(`M${index * 34 - 68} -20 V20`, style.deep, 6, 0.4)),
      )
    : [
        line('M-170 170 L60 -120', '#a9834f', 10),
        line('M60 -120 Q130 -170 120 -60', '#8b9199', 3),
        oval([110, 0, 50, 40], FILL.main),
        oval([140, -30, 19], FILL.dark),
        oval([128, -4, 5], '#17181b'),
        line('M64 10 Q0 20 -10 80', style.dark, 8),
        repeat(4, (index) =>
          path(
            `M${90 + index * 14} 34 q-20 40 ${index * 8 - 16} 76 q24 -30 14 -76Z`,
            [style.accent, style.light, style.main, style.accent][index] ?? style.accent,
          ),
        ),
      ].join('');
});
