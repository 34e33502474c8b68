import { box, FILL, line, move, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const cable = lying(['white', 'black', 'red', 'grey'], (style) => {
  const end =
    box([-17, -70, 34, 70, 9], FILL.main) +
    box([-11, -104, 22, 36, 4], FILL.metal) +
    line('M-8 6 V22 M8 6 V22', style.deep, 4);
  return [
    repeat(
      style.vary(1, 3, 5),
      (index) =>
        `<ellipse cx="0" cy="10" rx="${128 - index * 14}" ry="${104 - index * 12}" fill="none" stroke="${index % 2 === 0 ? style.dark : style.main}" stroke-width="13"/>`,
    ),
    line('M-120 40 C-170 -40 -150 -90 -96 -110', style.main, 13),
    line('M120 40 C170 120 140 170 90 160', style.main, 13),
    move(-96, -110, rotate(40, end)),
    move(96, 160, rotate(-80, end)),
    box([-30, 96, 60, 34, 8], style.accent),
  ].join('');
});
