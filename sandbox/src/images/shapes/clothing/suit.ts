import { cloth, fold } from '../../drawing/cloth.ts';
import { FILL, line, mirrored, oval, path } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const suit = lying(['black', 'grey', 'beige', 'blue', 'lilac', 'brown'], (style) => {
  const sport = style.choose(1, [true, false]);
  return [
    mirrored(cloth('M34 -182 Q74 -170 92 -30 L68 -24 L54 -110Z', style, FILL.dark)),
    cloth('M-36 -184 H36 Q62 -160 56 -104 L60 -20 H-60 L-56 -104 Q-62 -160 -36 -184Z', style),
    sport
      ? line('M0 -176 V-22', '#eef0f2', 3) + mirrored(line('M50 -160 Q76 -110 84 -34', style.accent, 5))
      : path('M-26 -184 L0 -90 L26 -184 Q0 -170 -26 -184Z', '#f7f4ee') +
        mirrored(path('M26 -186 L44 -140 L2 -86Z', FILL.dark)),
    sport ? line('M-24 -184 Q0 -160 24 -184', style.deep, 10, 0.7) : mirrored(oval([6, -56, 4], style.deep)),
    cloth('M-46 0 H46 Q58 90 54 190 H14 L0 60 L-14 190 H-54 Q-58 90 -46 0Z', style),
    path('M-46 -6 H46 L48 14 H-48Z', FILL.dark),
    sport
      ? mirrored(line('M46 20 Q56 100 50 186', style.accent, 5))
      : mirrored(fold('M32 40 Q36 110 34 186', style)),
    fold('M0 14 V60', style),
  ].join('');
});
