import { cloth, fold } from '../../drawing/cloth.ts';
import { box, FILL, line, mirrored, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const storageBox = standing(['grey', 'beige', 'white', 'clear', 'oak'], (style) => {
  const kind = style.choose(1, ['basket', 'plastic', 'fabric']);
  return {
    basket: [
      path('M-160 -60 H160 L136 180 Q134 190 120 190 H-120 Q-134 190 -136 180Z', FILL.main),
      repeat(8, (row) =>
        repeat(10, (column) =>
          path(
            `M${(column - 5) * 30 + (row % 2) * 15} ${row * 30 - 50} q15 -14 30 0 q-15 14 -30 0Z`,
            style.deep,
            0.35,
          ),
        ),
      ),
      box([-168, -76, 336, 28, 14], FILL.dark),
      mirrored(line('M120 -60 Q150 -130 90 -60', style.deep, 10)),
    ].join(''),
    plastic: [
      path('M-170 -30 H170 L150 180 Q148 190 136 190 H-136 Q-148 190 -150 180Z', FILL.round, 0.8),
      box([-182, -64, 364, 38, 12], FILL.dark),
      mirrored(box([150, -40, 30, 70, 8], FILL.accent)),
      repeat(4, (index) => line(`M${index * 70 - 105} 0 V170`, '#ffffff', 4, 0.5)),
      path('M-150 0 H-110 L-100 170 H-136Z', '#fff', 0.3),
    ].join(''),
    fabric: [
      cloth('M-160 -40 H160 V190 H-160Z', style),
      path('M-170 -80 H170 V-36 H-170Z', FILL.dark),
      box([-44, 40, 88, 24, 12], style.deep),
      box([-34, 90, 68, 50, 4], '#ffffff', 0.8),
      fold('M-160 -30 Q-140 60 -150 180', style),
    ].join(''),
  }[kind];
});
