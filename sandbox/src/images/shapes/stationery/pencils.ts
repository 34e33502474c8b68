import { box, FILL, move, path, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const pencils = lying(['red', 'blue', 'green', 'yellow'], (style) => {
  const colours = [
    '#e4463c',
    '#f08a33',
    '#f2c53c',
    '#55a35b',
    '#3f9ad0',
    '#3b5fb5',
    '#8a56b5',
    '#e56a9b',
    '#7a5234',
    '#2b2d31',
  ];
  const boxed = style.choose(1, [true, false]);
  return [
    repeat(10, (index) =>
      move(
        index * 32 - 144,
        boxed ? -50 : Math.abs(index - 4.5) * 7 - 20,
        path('M-13 -80 L0 -130 L13 -80Z', '#ecd3a8') +
          path('M-5 -110 L0 -130 L5 -110Z', colours[index] ?? '#222') +
          box([-13, -80, 26, boxed ? 120 : 240, 2], colours[index] ?? '#222') +
          box([-8, -80, 5, boxed ? 120 : 240], '#fff', 0.3),
      ),
    ),
    boxed
      ? path('M-176 -20 Q0 20 176 -20 V180 H-176Z', FILL.main) +
        style.letter(style.brand.slice(0, 9), { y: 96, size: 44, fill: style.ink }) +
        style.letter(style.amount(2, ['12 цветов', '18 цветов', '24 цветов', '36 цветов']), {
          y: 146,
          size: 28,
          fill: style.ink,
        })
      : '',
  ].join('');
});
