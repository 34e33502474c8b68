import { FILL, line, oval, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const creamJar = standing(['white', 'pink', 'mint', 'beige', 'gold', 'lilac'], (style) => {
  const low = style.vary(1, -30, 40);
  return [
    path(
      `M-136 ${low - 70} H136 V${low} H-136Z`,
      style.choose(2, [FILL.gold, FILL.white, FILL.dark, FILL.wood]),
    ) + oval([0, low - 70, 136, 20], style.light),
    path(
      `M-136 ${low} H136 Q150 ${low + 10} 150 ${low + 24} V164 Q150 190 116 190 H-116 Q-150 190 -150 164 V${low + 24} Q-150 ${low + 10} -136 ${low}Z`,
      FILL.round,
    ),
    style.letter(style.brand.slice(0, 9), { y: (low + 200) / 2, size: 38, fill: style.ink }),
    line(`M-60 ${(low + 230) / 2} H60`, style.ink, 3, 0.5),
    style.letter(style.amount(3, ['50 мл', '100 мл', '200 мл']), {
      y: (low + 286) / 2,
      size: 20,
      fill: style.ink,
    }),
    path(`M-132 ${low + 26} H-108 V170 H-120 Q-132 170 -132 160Z`, '#ffffff', 0.4),
    path(`M-120 ${low - 62} H-96 V${low - 6} H-120Z`, '#ffffff', 0.35),
  ].join('');
});
