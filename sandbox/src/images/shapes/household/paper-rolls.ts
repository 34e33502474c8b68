import { FILL, move, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const paperRolls = standing(['white', 'sky', 'mint', 'beige'], (style) => {
  const roll =
    oval([0, -40, 54, 20], '#ffffff') +
    path('M-54 -40 V46 Q0 80 54 46 V-40 Q0 -8 -54 -40Z', FILL.white) +
    oval([0, -40, 54, 19], '#f6f7f9') +
    oval([0, -40, 20, 8], '#b99a76') +
    repeat(4, (index) => oval([index * 26 - 40, 20 + (index % 2) * 12, 4], style.accent, 0.5));
  return [
    repeat(style.choose(1, [4, 6]), (index) =>
      move((index % 2) * 120 - 60, 120 - Math.floor(index / 2) * 100, roll),
    ),
    path('M-130 20 H130 V170 Q130 190 110 190 H-110 Q-130 190 -130 170Z', FILL.main, 0.88),
    style.letter(style.brand.slice(0, 9), { y: 96, size: 38, fill: style.ink }),
    style.letter(style.amount(2, ['2 слоя', '3 слоя']), { y: 140, size: 26, fill: style.ink }),
    path('M-120 30 H-60 L-110 180Z', '#fff', 0.3),
  ].join('');
});
