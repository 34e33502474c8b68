import { cloth, fold } from '../../drawing/cloth.ts';
import { box, FILL, line, path, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const towel = lying(['white', 'beige', 'grey', 'blue', 'pink', 'green'], (style) => {
  const stack = style.choose(1, [true, false]);
  return stack
    ? repeat(
        style.vary(2, 3, 5),
        (index) =>
          path(
            `M-150 ${118 - index * 64} Q-184 ${148 - index * 64} -150 ${178 - index * 64} H150 Q160 ${148 - index * 64} 150 ${118 - index * 64}Z`,
            [FILL.main, FILL.light, FILL.dark, FILL.main, FILL.accent][index] ?? FILL.main,
          ) +
          line(`M-146 ${148 - index * 64} H150`, style.deep, 4, 0.4) +
          line(
            `M40 ${122 - index * 64} V${174 - index * 64} M56 ${122 - index * 64} V${174 - index * 64}`,
            style.deep,
            3,
            0.35,
          ),
      )
    : [
        box([-170, -170, 340, 16, 8], FILL.metal),
        cloth('M-110 -166 H110 L116 170 Q0 186 -116 170Z', style),
        path('M-114 100 H115 V128 H-115Z', style.deep, 0.4) +
          line('M-114 90 H114 M-114 138 H115', style.light, 4),
        fold('M-60 -150 Q-50 0 -66 160 M50 -150 Q60 0 54 160', style, 5),
        style.letter(style.brand.slice(0, 8), { y: 40, size: 26, fill: style.ink }),
      ].join('');
});
