import { fold } from '../../drawing/cloth.ts';
import { box, FILL, line, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const highBoot = standing(['black', 'brown', 'burgundy', 'beige', 'grey'], (style) => {
  const top = style.vary(1, -190, -120);
  const heel = style.choose(2, [true, false]);
  return [
    path(
      `M-90 ${top} Q-30 ${top - 12} 30 ${top} Q40 -40 26 60 Q60 ${heel ? 110 : 100} 110 130 Q158 140 156 ${heel ? 182 : 168} H-40 Q-60 130 -100 ${heel ? 120 : 168} Q-104 0 -90 ${top}Z`,
      FILL.round,
    ),
    path(`M-90 ${top} Q-30 ${top - 12} 30 ${top} Q-30 ${top + 16} -90 ${top}Z`, style.deep),
    heel
      ? path('M-100 118 Q-50 124 -40 182 L-64 140 Q-78 160 -80 190 H-100Z', style.deep) +
        path('M-44 178 H156 V190 H-34Z', style.deep)
      : box([-106, 164, 264, 26, 8], style.deep),
    line(`M-70 ${top + 20} Q-60 0 -74 110`, style.deep, 4, 0.5),
    style.choose(3, [
      '',
      line('M-98 60 Q-30 90 26 60', style.deep, 9) + box([-20, 62, 26, 26, 5], FILL.gold),
      fold('M-92 30 Q-40 50 20 36 M-94 70 Q-40 84 20 72', style, 4),
    ]),
    path(`M-20 ${top + 10} Q4 ${top + 10} 10 ${top + 12} Q16 -30 6 40 L-8 40Z`, '#fff', 0.22),
  ].join('');
});
