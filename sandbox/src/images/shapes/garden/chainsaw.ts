import { FILL, line, path, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const chainsaw = lying(['orange', 'red', 'green', 'yellow'], (style) => {
  return rotate(
    -10,
    [
      path('M20 -10 H180 Q200 10 180 30 H20Z', FILL.metal) +
        line('M20 -12 H180 Q204 10 180 32 H20', '#2b2d31', 7),
      path(
        'M-180 -30 Q-176 -80 -120 -84 H10 Q40 -80 40 -20 V50 Q40 80 0 82 H-130 Q-180 80 -180 30Z',
        FILL.main,
      ),
      path('M-160 -60 Q-150 -150 -60 -140 L10 -90 L-10 -72 L-64 -112 Q-120 -116 -132 -56Z', FILL.black),
      path('M10 -90 L60 -110 L66 -80 L30 -60Z', FILL.black),
      repeat(4, (index) => line(`M${index * 17 - 150} -10 V50`, style.deep, 7)),
      style.letter(style.brand.slice(0, 7), { x: -30, y: 36, size: 28, fill: style.ink }),
    ].join(''),
  );
});
