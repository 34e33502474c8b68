import { cloth } from '../../drawing/cloth.ts';
import { box, FILL, line, move, path, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const socks = lying(['grey', 'black', 'white', 'red', 'mint', 'blue'], (style) => {
  const high = style.vary(1, -186, -60);
  const sock = `M-44 ${high} H28 V40 Q36 70 86 96 Q122 118 100 152 Q60 168 0 150 Q-50 130 -44 60Z`;
  const one = [
    cloth(sock, style),
    path(`M-46 ${high - 4} H30 V${high + 28} H-46Z`, FILL.dark),
    repeat(9, (index) => line(`M${index * 8 - 40} ${high} V${high + 24}`, style.deep, 2, 0.4)),
    path(
      'M70 88 Q130 116 100 152 Q80 160 58 158 Q90 130 70 88Z',
      style.choose(2, [style.accent, style.dark, style.light]),
    ),
    path(
      'M-44 70 Q-20 60 -2 92 Q-10 130 -30 134 Q-48 110 -44 70Z',
      style.choose(2, [style.accent, style.dark, style.light]),
    ),
    style.choose(3, [
      '',
      box([-44, Math.min(high + 50, 0), 72, 12], style.accent) +
        box([-44, Math.min(high + 70, 22), 72, 6], style.accent),
      '',
    ]),
  ].join('');
  return move(40, -8, one) + move(-50, 14, one);
});
