import { FILL, oval, path, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const hairbrush = lying(['black', 'pink', 'oak', 'purple', 'mint'], (style) => {
  const comb = style.choose(1, [true, false, false]);
  return comb
    ? rotate(
        -20,
        path('M-180 -50 Q0 -80 180 -50 V0 H-180Z', FILL.main) +
          repeat(26, (index) =>
            path(`M${index * 14 - 176} -4 h8 l-2 ${90 - (index % 2) * 4} h-4Z`, style.main),
          ),
      )
    : rotate(
        style.vary(2, -40, -14),
        [
          path(
            'M-78 -80 Q-80 -190 0 -190 Q80 -190 78 -80 Q70 0 26 20 L22 170 Q0 196 -22 170 L-26 20 Q-70 0 -78 -80Z',
            FILL.main,
          ),
          path('M-60 -84 Q-60 -172 0 -172 Q60 -172 60 -84 Q54 -20 0 -10 Q-54 -20 -60 -84Z', FILL.accent),
          repeat(24, (index) =>
            oval([(index % 5) * 22 - 44, Math.floor(index / 5) * 28 - 148, 4.5], '#fdfdfd'),
          ),
          oval([0, 160, 7], style.deep),
        ].join(''),
      );
});
