import { box, FILL, move, oval, path, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const paints = lying(['white', 'red', 'blue'], (style) => {
  const colours = ['#e4463c', '#f08a33', '#f2c53c', '#55a35b', '#3f9ad0', '#3b5fb5', '#8a56b5', '#ffffff'];
  return style.choose(1, [true, false])
    ? repeat(8, (index) =>
        move(
          (index % 4) * 92 - 138,
          Math.floor(index / 4) * 150 - 70,
          box([-38, -40, 76, 100, 10], FILL.glass) +
            box([-38, -14, 76, 74, 10], colours[index] ?? '#222') +
            box([-42, -62, 84, 30, 8], '#fdfdfd') +
            oval([0, -48, 12, 5], colours[index] ?? '#222'),
        ),
      )
    : [
        box([-176, -110, 352, 230, 16], FILL.main),
        repeat(
          8,
          (index) =>
            oval([(index % 4) * 82 - 124, Math.floor(index / 4) * 88 - 44, 34], style.deep) +
            oval([(index % 4) * 82 - 124, Math.floor(index / 4) * 88 - 44, 28], colours[index] ?? '#222') +
            oval([(index % 4) * 82 - 134, Math.floor(index / 4) * 88 - 54, 9], '#ffffff', 0.5),
        ),
        rotate(
          -8,
          box([-120, 130, 250, 12, 6], FILL.wood) +
            path('M130 124 Q170 118 180 136 Q170 150 130 148Z', '#3a2a20'),
        ),
      ].join('');
});
