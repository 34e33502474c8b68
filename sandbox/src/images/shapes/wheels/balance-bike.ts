import { FILL, line, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const balanceBike = standing(['pink', 'blue', 'red', 'mint'], (style) => {
  const small = style.byNoun(1, { трёх: true, беговел: false });
  return [
    repeat(
      2,
      (index) =>
        oval([index * 210 - 105, 120, 70], '#22252a') +
        oval([index * 210 - 105, 120, 50], FILL.accent) +
        oval([index * 210 - 105, 120, 13], '#f3f4f6'),
    ),
    small ? oval([-60, 150, 40], '#22252a') : '',
    line('M-105 120 L-40 10 L70 30 L105 120 M70 30 L60 -90', style.main, 20),
    line('M20 -100 H100', '#2b2d31', 15) + oval([14, -100, 13], style.accent),
    path('M-90 -14 Q-40 -40 0 -10 Q-20 10 -80 10Z', FILL.black),
  ].join('');
});
