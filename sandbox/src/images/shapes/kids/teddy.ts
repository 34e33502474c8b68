import { FILL, line, mirrored, oval, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const teddy = standing(['brown', 'beige', 'pink', 'white', 'grey', 'ginger'], (style) => {
  const ears = style.choose(1, ['round', 'long', 'pointed']);
  return [
    {
      round: mirrored(oval([76, -146, 38], FILL.main) + oval([76, -144, 21], style.light)),
      long: mirrored(oval([46, -160, 22, 52], FILL.main) + oval([46, -154, 11, 36], '#f3b6c0')),
      pointed: mirrored(path('M30 -140 L104 -196 L104 -90Z', FILL.main)),
    }[ears],
    mirrored(oval([96, 20, 34, 62], FILL.dark)),
    oval([0, 70, 102, 112], FILL.main) + oval([0, 80, 64, 76], style.light),
    mirrored(oval([76, 158, 52, 36], FILL.main) + oval([84, 160, 26, 20], style.light)),
    oval([0, -80, 104, 90], FILL.main),
    oval([0, -50, 46, 36], style.light),
    mirrored(oval([42, -92, 12], '#1d1f23') + oval([38, -96, 4], '#fff')),
    oval([0, -64, 16, 11], '#3a2a24') +
      line('M0 -54 V-42 M0 -42 Q-14 -30 -24 -40 M0 -42 Q14 -30 24 -40', '#3a2a24', 4),
    style.choose(2, [
      path('M0 0 L-56 -24 V26Z M0 0 L56 -24 V26Z', style.accent) + oval([0, 0, 13], style.accent),
      '',
      path('M-70 -10 Q0 24 70 -10 L74 14 Q0 48 -74 14Z', style.accent),
    ]),
  ].join('');
});
