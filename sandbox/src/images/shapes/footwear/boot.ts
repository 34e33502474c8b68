import { box, FILL, line, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const boot = standing(['black', 'brown', 'beige', 'khaki', 'grey'], (style) => {
  const shaft = style.vary(1, -150, -90);
  return [
    path(
      `M-120 ${shaft} Q-50 ${shaft - 14} 20 ${shaft} L26 20 Q60 50 120 60 Q178 76 176 146 H-136 Q-112 40 -120 ${shaft}Z`,
      FILL.main,
    ),
    path('M176 146 Q178 76 120 60 Q92 84 96 146Z', FILL.dark),
    path('M-136 146 Q-120 80 -122 30 Q-70 60 -66 146Z', FILL.dark),
    box([-126, shaft - 14, 152, 28, 12], style.choose(2, [FILL.dark, FILL.light, '#e9e0d2'])),
    repeat(5, (index) =>
      line(
        `M-20 ${shaft + 34 + index * 26} L28 ${shaft + 26 + index * 26}`,
        style.choose(3, ['#e8c27a', '#f1f2f4', style.deep]),
        6,
      ),
    ),
    line(`M-22 ${shaft + 16} Q-20 0 40 36`, style.deep, 3, 0.6),
    path('M-144 142 H182 Q186 170 180 182 H-60 L-66 172 L-76 188 H-140 Q-150 170 -144 142Z', '#26221f'),
    repeat(12, (index) => box([index * 26 - 134, 180, 15, 12, 2], '#26221f')),
  ].join('');
});
