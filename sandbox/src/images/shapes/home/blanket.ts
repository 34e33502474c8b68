import { cloth, fold } from '../../drawing/cloth.ts';
import { FILL, line, path, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const blanket = lying(['beige', 'grey', 'blue', 'milk', 'burgundy', 'mint'], (style) => {
  const tassels = style.choose(1, [true, false]);
  return [
    repeat(3, (index) =>
      path(
        `M-160 ${index * 58 - 20} Q-184 ${index * 58 + 8} -160 ${index * 58 + 38} H160 Q184 ${index * 58 + 8} 160 ${index * 58 - 20}Z`,
        [FILL.dark, FILL.main, FILL.light][index] ?? FILL.main,
      ),
    ),
    cloth('M-150 -120 Q0 -150 150 -120 Q180 -60 150 -10 Q0 20 -150 -10 Q-180 -60 -150 -120Z', style),
    repeat(6, (index) =>
      fold(`M${index * 56 - 140} -124 Q${index * 50 - 120} -60 ${index * 56 - 140} -6`, style),
    ),
    repeat(4, (index) =>
      fold(`M-160 ${index * 30 - 104} Q0 ${index * 30 - 124} 160 ${index * 30 - 104}`, style),
    ),
    tassels
      ? repeat(17, (index) => line(`M${index * 19 - 152} 150 v34`, style.dark, 5))
      : path('M-150 20 Q0 40 150 20 L150 40 Q0 60 -150 40Z', style.accent, 0.8),
  ].join('');
});
