import { cloth, fold } from '../../drawing/cloth.ts';
import { FILL, mirrored, path } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const skirt = lying(['black', 'grey', 'denim', 'beige', 'pink', 'brown'], (style) => {
  const hem = style.vary(1, 90, 170);
  const length = style.vary(2, 60, 170);
  return [
    cloth(
      `M-72 -150 H72 Q${hem} -20 ${hem} ${length} Q0 ${length + 26} -${hem} ${length} Q-${hem} -20 -72 -150Z`,
      style,
    ),
    path('M-72 -160 H72 L74 -128 H-74Z', FILL.dark),
    mirrored(
      fold(`M20 -124 Q36 0 ${hem / 3} ${length + 14} M48 -124 Q80 0 ${hem * 0.7} ${length + 8}`, style),
    ),
    fold(`M0 -124 V${length + 16}`, style),
  ].join('');
});
