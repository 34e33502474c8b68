import { box, FILL, line, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const tube = standing(['white', 'pink', 'green', 'orange', 'blue', 'beige'], (style) => {
  const wide = style.vary(1, 70, 96);
  return [
    path(
      `M-${wide + 8} -190 H${wide + 8} L${wide} 90 Q${wide - 4} 120 50 126 H-50 Q-${wide - 4} 120 -${wide} 90Z`,
      FILL.round,
    ),
    box([-wide - 10, -194, wide * 2 + 20, 22, 3], style.dark),
    box([-52, 126, 104, 64, 10], style.choose(2, [FILL.white, FILL.gold, FILL.dark])),
    repeat(8, (index) => line(`M${index * 13 - 45} 134 V184`, '#000', 2, 0.18)),
    style.choose(3, [
      path(`M-${wide} -60 Q0 -120 ${wide} -40 L${wide - 2} 20 Q0 -40 -${wide - 2} 30Z`, FILL.accent),
      oval([0, 20, 44], FILL.accent),
      '',
    ]),
    style.letter(style.brand.slice(0, 8), { y: -90, size: 34, fill: style.ink }),
    style.letter(style.choose(4, ['SPF 50', 'Hydra', 'Care', 'Vita C', 'Repair']), {
      y: 72,
      size: 26,
      fill: style.ink,
    }),
    path(`M-${wide - 10} -160 H-${wide - 28} L-${wide - 30} 80 H-${wide - 20}Z`, '#fff', 0.4),
  ].join('');
});
