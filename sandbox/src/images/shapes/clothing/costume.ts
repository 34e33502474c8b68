import { cloth } from '../../drawing/cloth.ts';
import { box, FILL, mirrored, oval, path, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const costume = lying(['red', 'blue', 'purple', 'green'], (style) => {
  const hat = style.choose(1, [true, false]);
  return [
    mirrored(cloth('M50 -96 Q110 -76 132 50 L98 60 L74 -10Z', style, FILL.dark)),
    mirrored(oval([116, 60, 24, 15], '#ffffff')),
    cloth('M-54 -100 Q0 -84 54 -100 Q92 -60 82 0 L104 160 H-104 L-82 0 Q-92 -60 -54 -100Z', style),
    box([-112, 148, 224, 34, 17], FILL.white),
    box([-14, -80, 28, 232, 10], FILL.white),
    box([-88, 6, 176, 26, 4], style.deep) + box([-22, 0, 44, 38, 6], FILL.gold),
    box([-60, -114, 120, 30, 15], FILL.white),
    hat
      ? path('M-52 -124 Q-30 -200 60 -190 Q30 -160 52 -124Z', FILL.main) +
        box([-60, -140, 120, 26, 13], FILL.white) +
        oval([62, -184, 17], FILL.white)
      : repeat(8, (index) =>
          path(
            `M${(index % 2) * 120 - 62} ${Math.floor(index / 2) * 34 + 46} l4 9 l10 1 l-8 7 l2 10 l-8 -5 l-8 5 l2 -10 l-8 -7 l10 -1Z`,
            style.accent,
          ),
        ),
  ].join('');
});
