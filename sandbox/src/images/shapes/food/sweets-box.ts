import { FILL, line, oval, path, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const sweetsBox = lying(['red', 'burgundy', 'gold', 'blue', 'pink'], (style) => {
  return [
    path('M-150 -180 L150 -180 L170 -60 H-170Z', FILL.main),
    style.letter(style.brand.slice(0, 9), { y: -108, size: 44, fill: style.ink }),
    path('M-170 -50 H170 L190 160 H-190Z', FILL.dark),
    path('M-154 -34 H154 L172 144 H-172Z', '#f3e4cc'),
    repeat(12, (index) => {
      const x = (index % 4) * 78 - 117;
      const y = Math.floor(index / 4) * 58 + 0;
      return (
        oval([x, y + 6, 31, 24], '#caa066') +
        oval(
          [x, y, 27, 20],
          ['#4a2714', '#7a4524', '#f0e0c4', style.accent][(index + style.vary(1, 0, 3)) % 4] ?? '#4a2714',
        ) +
        line(`M${x - 15} ${y - 3} q15 -13 30 0`, '#fff', 3, 0.6)
      );
    }),
  ].join('');
});
