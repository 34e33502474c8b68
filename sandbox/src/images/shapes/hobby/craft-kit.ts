import { box, FILL, oval, path, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const craftKit = lying(['purple', 'pink', 'green', 'orange', 'sky'], (style) =>
  [
    box([-170, -150, 340, 300, 12], FILL.main),
    box([-150, -60, 300, 190, 8], '#ffffff', 0.92),
    style.choose(1, [
      repeat(5, (index) =>
        oval(
          [index * 56 - 112, 40 + (index % 2) * 30, 26],
          ['#e4463c', '#f2c53c', '#55a35b', '#3f9ad0', '#8a56b5'][index] ?? '#222',
        ),
      ),
      path('M-30 100 L-10 -20 H-20 V-40 H40 V-20 H30 L60 100Z', FILL.glass) +
        path('M-20 40 H40 L58 96 H-30Z', style.accent) +
        repeat(5, (index) => oval([index * 16 - 14, -50 - index * 9, 8], style.accent)),
      repeat(18, (index) =>
        oval(
          [Math.round(90 * Math.cos(index * 0.349)), Math.round(66 * Math.sin(index * 0.349)) + 34, 13],
          ['#e56a9b', '#f2c53c', '#3f9ad0'][index % 3] ?? '#222',
        ),
      ),
    ]),
    style.letter(style.brand.slice(0, 9), { y: -90, size: 44, fill: style.ink }),
    oval([130, 110, 40], '#f2c53c') +
      style.letter(`${style.vary(2, 3, 10)}+`, { x: 130, y: 124, size: 36, fill: '#24272c' }),
  ].join(''),
);
