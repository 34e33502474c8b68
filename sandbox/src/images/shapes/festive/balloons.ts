import { FILL, line, oval, path, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const balloons = lying(['red', 'blue', 'pink', 'gold', 'silver', 'yellow'], (style) => {
  const digit = style.byNoun(1, { цифра: true, шар: false });
  return digit
    ? [
        style.letter(String(style.vary(2, 1, 9)), { y: 150, size: 420, fill: style.dark }),
        style.letter(String(style.vary(2, 1, 9)), { x: -6, y: 144, size: 420, fill: style.main }),
        path('M-60 -100 Q0 -160 40 -120 Q0 -110 -30 -60Z', '#fff', 0.4),
      ].join('')
    : repeat(7, (index) => {
        const x = Math.round(Math.sin(index * 2.4) * (30 + index * 13));
        const y = Math.round(Math.cos(index * 2.4) * (24 + index * 9)) - 66;
        return (
          line(`M${x} ${y + 60} Q${Math.round(x / 3)} 120 0 190`, '#9aa0a8', 1.5) +
          path(
            `M${x} ${y - 66} Q${x + 58} ${y - 60} ${x + 52} ${y} Q${x + 40} ${y + 50} ${x} ${y + 64} Q${x - 40} ${y + 50} ${x - 52} ${y} Q${x - 58} ${y - 60} ${x} ${y - 66}Z`,
            [FILL.main, FILL.accent, FILL.light, FILL.dark][index % 4] ?? FILL.main,
          ) +
          path(`M${x - 6} ${y + 62} h12 l-6 -10Z`, style.dark) +
          oval([x - 19, y - 30, 11, 17], '#ffffff', 0.6)
        );
      });
});
