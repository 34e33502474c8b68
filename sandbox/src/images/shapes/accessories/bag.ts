import { box, FILL, line, mirrored, oval, path } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const bag = lying(['black', 'brown', 'beige', 'burgundy', 'white', 'pink'], (style) => {
  const top = style.vary(1, 84, 130);
  const bottom = style.vary(2, 110, 160);
  const high = style.vary(3, -70, -20);
  return [
    line(
      `M-60 ${high + 10} C-60 -${style.vary(4, 170, 230)} 60 -${style.vary(4, 170, 230)} 60 ${high + 10}`,
      style.deep,
      15,
    ),
    line(
      `M-60 ${high + 10} C-60 -${style.vary(4, 170, 230)} 60 -${style.vary(4, 170, 230)} 60 ${high + 10}`,
      style.main,
      9,
    ),
    path(
      `M-${top} ${high} Q0 ${high - 14} ${top} ${high} L${bottom} 156 Q${bottom} 178 ${bottom - 24} 178 H-${bottom - 24} Q-${bottom} 178 -${bottom} 156Z`,
      FILL.main,
    ),
    style.choose(5, [
      path(`M-${top} ${high} Q0 ${high - 14} ${top} ${high} L${top - 4} 40 Q0 90 -${top - 4} 40Z`, FILL.dark),
      line(`M-${top - 6} ${high + 26} H${top - 6}`, style.deep, 4),
      box([-70, 50, 140, 96, 12], FILL.dark),
    ]),
    line(`M-${bottom - 14} 150 H${bottom - 14}`, style.light, 2, 0.5),
    style.choose(6, [
      oval([0, 66, 12], FILL.gold),
      box([-26, 56, 52, 20, 4], FILL.gold),
      style.letter(style.brand.slice(0, 10), { y: 70, size: 22, fill: style.ink }),
    ]),
    mirrored(oval([60, high + 14, 10], FILL.gold)),
  ].join('');
});
