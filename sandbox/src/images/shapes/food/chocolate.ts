import { box, FILL, path, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const chocolate = lying(['chocolate', 'red', 'blue', 'purple', 'milk', 'gold'], (style) => {
  return rotate(
    style.vary(1, -16, 8),
    [
      box([-100, -186, 200, 130, 4], '#4a2714'),
      repeat(
        6,
        (index) =>
          box([(index % 3) * 64 - 94, Math.floor(index / 3) * 60 - 180, 58, 54, 6], '#6b3c20') +
          path(`M${(index % 3) * 64 - 90} ${Math.floor(index / 3) * 60 - 176} h48 l-12 12 h-26Z`, '#8a5430'),
      ),
      path('M-108 -70 L-80 -50 L-50 -74 L-20 -52 L10 -74 L40 -52 L70 -74 L108 -58 V-40 H-108Z', FILL.gold),
      box([-112, -46, 224, 236, 4], FILL.main),
      path('M-112 60 Q0 10 112 70 V130 Q0 70 -112 120Z', FILL.accent),
      style.letter(style.brand.slice(0, 9), { y: 20, size: 40, fill: style.ink }),
      style.letter(style.choose(2, ['Milk', 'Dark 72%', 'Hazelnut', 'White']), {
        y: 170,
        size: 28,
        fill: style.ink,
      }),
    ].join(''),
  );
});
