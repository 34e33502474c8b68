import { box, FILL, line, oval, path, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const colouring = lying(['white', 'pink', 'sky', 'yellow'], (style) =>
  [
    box([-130, -170, 260, 340, 6], FILL.main),
    box([-108, -96, 216, 230, 4], '#ffffff'),
    style.letter(style.brand.slice(0, 9), { y: -118, size: 36, fill: style.ink }),
    style.choose(1, [
      path('M-70 90 Q-90 10 -30 0 Q-30 -70 30 -60 Q90 -40 60 20 Q90 90 40 96Z', style.accent) +
        line('M-70 90 Q-90 10 -30 0 Q-30 -70 30 -60 Q90 -40 60 20 Q90 90 40 96Z', '#22252a', 5) +
        oval([30, -20, 6], '#222'),
      line(
        'M0 100 V10 M0 10 q-50 -60 -70 0 q30 40 70 0 M0 10 q50 -60 70 0 q-30 40 -70 0 M0 10 q-30 -90 0 -90 q30 0 0 90',
        '#22252a',
        6,
      ) + oval([0, 10, 17], '#f2c53c'),
    ]),
    repeat(5, (index) =>
      rotate(
        index * 12 - 24,
        box(
          [index * 22 + 60, 40, 15, 120, 4],
          ['#e4463c', '#f2c53c', '#55a35b', '#3f9ad0', '#8a56b5'][index] ?? '#222',
        ) + path(`M${index * 22 + 60} 40 h15 l-7 -22Z`, '#ecd3a8'),
      ),
    ),
  ].join(''),
);
