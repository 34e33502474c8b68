import { box, FILL, line, move, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const batteries = standing(['black', 'gold', 'red', 'green', 'blue'], (style) => {
  const count = style.choose(1, [2, 3, 4]);
  return repeat(count, (index) =>
    move(
      (index - (count - 1) / 2) * 84,
      0,
      [
        box([-14, -176, 28, 26, 5], FILL.metal),
        box([-36, -156, 72, 346, 12], FILL.round),
        box([-36, -156, 72, 90, 12], FILL.gold),
        box([-36, 168, 72, 22, 8], FILL.metal),
        style.letter('AA', { y: 30, size: 34, fill: style.ink }),
        style.letter('1.5V', { y: 66, size: 18, fill: style.ink }),
        line('M-8 -110 H8 M0 -118 V-102', '#3a2c08', 4),
      ].join(''),
    ),
  );
});
