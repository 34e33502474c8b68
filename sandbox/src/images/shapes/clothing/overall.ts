import { cloth } from '../../drawing/cloth.ts';
import { box, FILL, line, mirrored, oval, path, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const overall = lying(['red', 'blue', 'pink', 'grey', 'mint', 'orange'], (style) => {
  const hood = style.choose(1, [true, false]);
  return [
    mirrored(cloth('M52 -120 Q112 -96 134 30 Q120 50 96 42 L78 -30Z', style, FILL.dark)),
    mirrored(oval([116, 44, 20, 16], style.accent)),
    hood
      ? cloth('M-60 -116 Q-70 -190 0 -192 Q70 -190 60 -116 Q0 -70 -60 -116Z', style, FILL.dark) +
        path('M-44 -124 Q0 -178 44 -124 Q0 -96 -44 -124Z', style.light) +
        mirrored(oval([44, -180, 18], style.dark))
      : line('M-40 -132 Q0 -104 40 -132', style.light, 14),
    cloth(
      'M-54 -124 Q0 -100 54 -124 Q94 -90 86 0 L92 170 H16 L0 70 L-16 170 H-92 L-86 0 Q-94 -90 -54 -124Z',
      style,
    ),
    mirrored(box([14, 164, 80, 24, 10], style.dark)),
    line('M0 -108 Q-4 0 24 70', style.deep, 5) + line('M0 -108 Q-4 0 24 70', '#fff', 2),
    repeat(4, (index) =>
      line(`M-86 ${index * 40 - 60} Q0 ${index * 40 - 48} 86 ${index * 40 - 60}`, style.deep, 2.5, 0.35),
    ),
    oval([-46, -34, 17], style.accent),
  ].join('');
});
