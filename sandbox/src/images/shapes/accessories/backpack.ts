import { box, FILL, line, mirrored, oval, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const backpack = standing(['black', 'grey', 'blue', 'pink', 'khaki', 'purple'], (style) => {
  const wide = style.vary(1, 96, 124);
  return [
    mirrored(path(`M${wide - 14} -60 Q${wide + 44} 0 ${wide + 8} 150 L${wide - 16} 150Z`, FILL.dark)),
    line('M-26 -170 Q0 -204 26 -170', style.deep, 13),
    path(
      `M-${wide} -90 Q-${wide} -176 0 -178 Q${wide} -176 ${wide} -90 L${wide + 4} 160 Q${wide} 190 ${wide - 34} 190 H-${wide - 34} Q-${wide} 190 -${wide + 4} 160Z`,
      FILL.main,
    ),
    line(
      `M-${wide - 8} -40 Q-${wide - 10} -150 0 -152 Q${wide - 10} -150 ${wide - 8} -40`,
      style.deep,
      5,
      0.8,
    ),
    path(
      `M-${wide - 18} 30 Q-${wide - 18} 10 -${wide - 38} 10 H${wide - 38} Q${wide - 18} 10 ${wide - 18} 30 V150 Q${wide - 18} 172 ${wide - 40} 172 H-${wide - 40} Q-${wide - 18} 172 -${wide - 18} 150Z`,
      FILL.dark,
    ),
    line(`M-${wide - 30} 46 H${wide - 30}`, style.light, 4),
    line(`M${wide - 44} 46 v26`, style.accent, 7),
    style.choose(2, [
      box([-34, -80, 68, 30, 5], style.accent),
      style.letter(style.brand.slice(0, 9), { y: -60, size: 26, fill: style.ink }),
      mirrored(oval([22, -76, 18], style.light)) +
        oval([0, -50, 40, 34], style.light) +
        mirrored(oval([14, -56, 4], '#222')),
    ]),
    mirrored(box([wide - 12, 60, 20, 110, 9], style.deep)),
  ].join('');
});
