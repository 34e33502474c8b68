import { box, FILL, line, mirrored, oval, path, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const rattle = lying(['pink', 'sky', 'yellow', 'mint'], (style) => {
  return rotate(
    style.vary(1, -40, -14),
    [
      box([-17, -20, 34, 160, 17], FILL.accent),
      `<circle cy="150" r="36" fill="none" stroke="${style.main}" stroke-width="22"/>`,
      oval([0, -90, 92], FILL.main) +
        path('M-90 -100 Q0 -60 90 -100 Q90 -70 88 -66 Q0 -26 -88 -66Z', style.light),
      repeat(5, (index) =>
        oval(
          [Math.round(60 * Math.cos(index * 1.25)), Math.round(50 * Math.sin(index * 1.25)) - 96, 13],
          ['#f2b63c', '#e85d5d', '#3f78c9', '#4d9c5a', '#fff'][index] ?? '#fff',
        ),
      ),
      mirrored(oval([26, -104, 8], '#222')) + line('M-16 -66 Q0 -52 16 -66', '#222', 5),
    ].join(''),
  );
});
