import { cloth, fold } from '../../drawing/cloth.ts';
import { FILL, line, mirrored, path, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const shorts = lying(['denim', 'black', 'grey', 'red', 'blue', 'khaki'], (style) => {
  const leg = style.vary(1, 40, 130);
  const wide = style.vary(2, 100, 130);
  return [
    cloth(
      `M-84 -130 H84 Q108 -40 ${wide} ${leg} Q60 ${leg + 16} 12 ${leg + 4} L0 -30 L-12 ${leg + 4} Q-60 ${leg + 16} -${wide} ${leg} Q-108 -40 -84 -130Z`,
      style,
    ),
    path('M-84 -142 H84 L88 -106 H-88Z', FILL.dark),
    repeat(9, (index) => line(`M${index * 19 - 76} -138 V-110`, style.deep, 2, 0.5)),
    line('M-10 -108 Q-24 -60 -18 -40 M10 -108 Q20 -70 16 -46', '#f3f4f6', 5),
    mirrored(fold(`M66 -104 Q72 -66 98 -60 M60 0 Q66 50 62 ${leg}`, style)),
    style.choose(3, ['', mirrored(line(`M92 -100 Q110 -20 ${wide - 8} ${leg - 4}`, '#ffffff', 7, 0.85)), '']),
  ].join('');
});
