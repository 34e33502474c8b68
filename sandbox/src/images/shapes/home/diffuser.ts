import { box, FILL, group, line, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const diffuser = standing(['clear', 'black', 'white', 'brown'], (style) =>
  [
    repeat(6, (index) => group(`rotate(${index * 8 - 20} 0 -60)`, line('M0 -40 V-190', '#a9834f', 6))),
    box([-26, -70, 52, 34, 4], FILL.gold),
    path(
      'M-24 -40 H24 Q40 -20 84 0 V160 Q84 190 54 190 H-54 Q-84 190 -84 160 V0 Q-40 -20 -24 -40Z',
      FILL.round,
      0.9,
    ),
    box([-60, 40, 120, 100, 4], '#ffffff', 0.92),
    style.letter(style.brand.slice(0, 8), { y: 86, size: 22, fill: '#2c2f34' }),
    line('M-30 106 H30', '#9aa0a8', 3),
  ].join(''),
);
