import { box, FILL, line, mirrored, oval, path } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const sunglasses = lying(['black', 'brown', 'gold', 'burgundy'], (style) => {
  const round = style.choose(1, [60, 26, 40]);
  return [
    mirrored(line('M168 -20 L186 -80 L150 -96', style.dark, 10)),
    mirrored(box([22, -52, 150, 108, round], FILL.main)),
    mirrored(box([34, -40, 126, 84, round - 8], FILL.screen)),
    mirrored(path('M50 -30 H84 L56 36 H42Z', '#ffffff', 0.35)),
    line('M-30 -24 Q0 -44 30 -24', style.dark, 12),
    mirrored(oval([166, -26, 5], FILL.gold)),
  ].join('');
});
