import { FILL, move, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const nailPolish = standing(['red', 'pink', 'burgundy', 'blue', 'black'], (style) => {
  return repeat(style.choose(1, [1, 3]), (index) =>
    move(
      style.choose(1, [1, 3]) === 1 ? 0 : index * 116 - 116,
      0,
      path('M-22 -190 H22 L28 -40 H-28Z', style.choose(2, [FILL.black, FILL.white, FILL.gold])) +
        path(
          'M-26 -40 H26 Q60 -20 60 20 V160 Q60 190 36 190 H-36 Q-60 190 -60 160 V20 Q-60 -20 -26 -40Z',
          [FILL.main, FILL.accent, FILL.light][index] ?? FILL.main,
        ) +
        style.letter(style.brand.slice(0, 6), { y: 100, size: 20, fill: style.ink }) +
        path('M-48 30 Q-46 0 -28 -14 L-34 170 Q-48 170 -48 150Z', '#fff', 0.45),
    ),
  );
});
