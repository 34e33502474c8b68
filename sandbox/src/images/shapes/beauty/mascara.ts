import { box, FILL, line, move, path, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const mascara = lying(['black', 'gold', 'pink'], (style) => {
  return rotate(
    style.vary(1, 18, 34),
    [
      move(
        -46,
        0,
        box([-30, -176, 60, 350, 14], FILL.main) +
          box([-32, -6, 64, 14], FILL.gold) +
          rotate(-90, style.letter(style.brand.slice(0, 9), { x: -90, y: 10, size: 28, fill: style.ink })),
      ),
      move(
        50,
        0,
        box([-26, 20, 52, 160, 12], FILL.main) +
          box([-28, 16, 56, 14], FILL.gold) +
          line('M0 20 V-60', '#7d828a', 7) +
          path('M-15 -60 Q-24 -130 0 -180 Q24 -130 15 -60Z', '#1a1b1e') +
          repeat(14, (index) =>
            line(
              `M-${24 - Math.abs(index - 6)} ${index * 8 - 168} H${24 - Math.abs(index - 6)}`,
              '#2d2f33',
              3,
            ),
          ),
      ),
    ].join(''),
  );
});
