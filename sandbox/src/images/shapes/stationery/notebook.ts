import { box, FILL, line, oval, path, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const notebook = lying(['blue', 'green', 'red', 'pink', 'mint', 'yellow'], (style) => {
  const spiral = style.choose(1, [true, false]);
  const cover = style.choose(2, ['stripes', 'plain', 'shapes', 'label']);
  return rotate(
    style.vary(3, -9, 9),
    [
      path('M-116 -176 H124 V184 H-116Z', '#e9ecef') + path('M-124 -184 H116 V176 H-124Z', FILL.main),
      {
        stripes: repeat(5, (index) =>
          line(`M-120 ${index * 60 - 110} L112 ${index * 60 - 150}`, style.light, 13, 0.6),
        ),
        plain: '',
        shapes:
          oval([20, 60, 66], style.accent) +
          path('M-90 130 L-30 10 L30 130Z', style.light) +
          box([10, -60, 70, 70, 8], style.deep),
        label: box([-70, -80, 140, 96, 6], '#ffffff', 0.95) + line('M-50 -30 H50 M-50 -4 H50', '#c3c9d0', 4),
      }[cover],
      style.letter(style.brand.slice(0, 9), { x: -4, y: -112, size: 30, fill: style.ink }),
      spiral
        ? repeat(13, (index) => box([-138, index * 27 - 172, 30, 9, 4], '#8b9199'))
        : path('M-124 -184 H-98 V176 H-124Z', style.deep, 0.5) + line('M86 -184 V176', style.accent, 7),
    ].join(''),
  );
});
