import { box, FILL, line, mirrored, oval, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const washingMachine = standing(['white', 'silver', 'black'], (style) => {
  const water = style.choose(1, [true, false]);
  return [
    box([-142, -160, 284, 346, 12], FILL.main),
    box([-142, -160, 284, 64, 12], FILL.light),
    box([-128, -148, 76, 40, 6], style.dark, 0.5),
    oval([30, -128, 22], FILL.metal) + line('M30 -128 V-146', '#41464d', 4),
    box([70, -146, 60, 34, 5], '#14171b') +
      style.letter(`${style.vary(2, 0, 2)}:${style.vary(3, 10, 59)}`, {
        x: 100,
        y: -121,
        size: 21,
        fill: '#7fe3ff',
      }),
    oval([0, 40, 112], FILL.metal) + oval([0, 40, 92], '#22262c') + oval([0, 40, 82], '#3c4550'),
    water
      ? path('M-80 50 Q-40 34 0 50 T80 50 Q70 122 0 122 Q-70 122 -80 50Z', '#79bfe6', 0.8) +
        path('M-50 60 Q-10 10 30 56 Q60 70 44 100 Q-10 120 -50 60Z', style.accent)
      : path('M-60 60 Q0 20 62 66 Q50 116 0 118 Q-50 116 -60 60Z', '#20242a'),
    path('M-66 0 Q-50 -30 -10 -36 Q-44 0 -54 40 Q-70 30 -66 0Z', '#ffffff', 0.5),
    box([96, 26, 22, 34, 8], FILL.metal),
    mirrored(box([100, 184, 30, 8], '#22252a')),
  ].join('');
});
