import { box, FILL, line, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const sandal = standing(['brown', 'black', 'beige', 'gold', 'white'], (style) => {
  const heel = style.vary(1, 0, 70);
  return [
    path(
      `M-170 ${150 - heel} Q-60 ${160 - heel} 20 150 Q110 140 182 158 Q190 184 160 188 H60 Q-40 186 -160 ${186 - heel}Z`,
      style.choose(2, ['#caa878', style.deep, '#f0e7d8']),
    ),
    heel > 25 ? path(`M-168 ${176 - heel} H-90 L-104 190 H-146Z`, FILL.dark) : '',
    path('M70 150 Q90 80 140 96 Q172 120 168 156Z', FILL.main),
    path('M10 154 Q30 90 66 92 L84 108 Q50 120 44 152Z', FILL.main),
    path(
      `M-150 ${150 - heel} Q-160 ${70 - heel} -120 ${66 - heel} Q-70 ${60 - heel} -50 ${90 - heel} L-66 ${104 - heel} Q-110 ${84 - heel} -122 ${104 - heel} L-118 ${154 - heel}Z`,
      FILL.dark,
    ),
    line(`M-120 ${84 - heel} Q-60 ${60 - heel / 2} 40 112`, style.main, 14),
    box([-94, 66 - heel, 24, 24, 5], FILL.gold),
  ].join('');
});
