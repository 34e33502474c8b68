import { cloth, fold } from '../../drawing/cloth.ts';
import { FILL, line, mirrored, path } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const leggings = lying(['black', 'grey', 'purple', 'burgundy', 'blue', 'green'], (style) => {
  const foot = style.vary(1, 100, 190);
  return [
    cloth(
      `M-62 -186 H62 Q88 -90 62 10 Q54 100 46 ${foot} H18 Q22 60 0 -70 Q-22 60 -18 ${foot} H-46 Q-54 100 -62 10 Q-88 -90 -62 -186Z`,
      style,
    ),
    path('M-62 -188 H62 L68 -140 Q0 -126 -68 -140Z', FILL.dark),
    fold('M0 -134 V-70', style),
    style.choose(2, ['', mirrored(line('M66 -130 Q76 -80 54 10 Q50 70 42 150', style.accent, 7)), '']),
    mirrored(fold('M36 -30 Q34 30 32 80', style)),
  ].join('');
});
