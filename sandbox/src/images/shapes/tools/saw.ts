import { FILL, path, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const saw = lying(['red', 'orange', 'blue', 'yellow'], (style) => {
  return rotate(
    -18,
    [
      path('M-190 40 L60 -60 V50 L-186 66Z', FILL.metal) +
        repeat(24, (index) => path(`M${index * 10.2 - 186} ${66 - index * 0.6} l5 12 l5 -12Z`, '#8b9199')),
      path(
        'M50 -80 H150 Q190 -60 180 20 Q176 70 130 80 H60 Q40 60 50 -80Z M90 -40 V36 H120 Q140 30 140 0 Q140 -36 120 -40Z',
        FILL.main,
      ),
      style.letter(style.brand.slice(0, 7), { x: -30, y: 26, size: 24, fill: '#5b6169' }),
    ].join(''),
  );
});
