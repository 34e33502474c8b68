import { box, FILL, group, line, mirrored, move, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const charger = standing(['white', 'black'], (style) => {
  const cable = style.choose(1, [true, true, false]);
  return [
    line('M-50 70 C-50 190 150 190 150 100 C150 30 96 70 96 0', style.dark, 14) +
      line('M-50 70 C-50 190 150 190 150 100 C150 30 96 70 96 0', style.light, 5, 0.6),
    cable
      ? group(
          'translate(96 -60)',
          box([-20, -10, 40, 74, 10], FILL.main) + box([-12, -44, 24, 38, 5], FILL.metal),
        )
      : '',
    mirrored(move(-50, 0, line('M24 -150 V-100', '#9aa0a8', 13))),
    move(-50, 0, line('M-24 -150 V-100 M24 -150 V-100', '#9aa0a8', 13)),
    box([-126, -108, 152, 170, 26], FILL.main),
    box([-72, 50, 44, 16, 4], '#2b2d31'),
    style.letter(`${style.choose(2, [20, 33, 45, 65])} Вт`, { x: -50, y: -12, size: 32, fill: style.ink }),
    path('M-126 -40 Q-126 -108 -70 -108 H-30 L-126 20Z', '#fff', 0.2),
  ].join('');
});
