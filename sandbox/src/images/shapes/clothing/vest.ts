import { cloth } from '../../drawing/cloth.ts';
import { FILL, line, mirrored, path, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const vest = lying(['black', 'blue', 'khaki', 'grey', 'red', 'beige'], (style) => {
  const hem = style.vary(1, 110, 150);
  return [
    path('M-46 -176 H46 L54 -130 Q0 -104 -54 -130Z', FILL.dark),
    cloth(
      `M-54 -164 Q-60 -110 0 -96 Q60 -110 54 -164 L92 -140 Q70 -80 104 -30 L98 ${hem} Q0 ${hem + 12} -98 ${hem} L-104 -30 Q-70 -80 -92 -140Z`,
      style,
    ),
    repeat(5, (index) =>
      line(`M-96 ${index * 40 - 54} Q0 ${index * 40 - 40} 96 ${index * 40 - 54}`, style.deep, 3, 0.4),
    ),
    line(`M0 -100 V${hem + 4}`, style.deep, 6),
    line(`M0 -100 V${hem + 4}`, '#e5e7ea', 2),
    mirrored(line('M44 60 L72 84', style.deep, 5, 0.6)),
  ].join('');
});
