import { box, FILL, line, move, oval, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const yarn = lying(['pink', 'beige', 'grey', 'blue', 'mint', 'burgundy'], (style) => {
  const ball = (x: number, y: number, r: number, fill: string) =>
    oval([x, y, r], fill) +
    repeat(6, (index) =>
      move(
        x,
        y,
        rotate(
          style.vary(2, 0, 60) + index * 11,
          `<ellipse rx="${r - 4}" ry="${Math.round((r * (index + 1)) / 7)}" fill="none" stroke="${style.deep}" stroke-width="2.5" opacity=".4"/>`,
        ),
      ),
    );
  return style.choose(1, [true, false])
    ? [
        ball(-74, 40, 110, FILL.main),
        ball(92, 66, 84, FILL.accent),
        ball(30, -94, 80, FILL.light),
        line('M150 120 C200 160 60 190 -40 176', style.accent, 6),
        rotate(24, line('M-190 -60 L150 -120', '#a9834f', 8) + oval([-190, -60, 13], '#6d4522')),
      ].join('')
    : [
        box([-170, -76, 340, 160, 76], FILL.main),
        repeat(13, (index) =>
          line(`M${index * 26 - 150} -70 Q${index * 26 - 130} 0 ${index * 26 - 156} 80`, style.deep, 4, 0.4),
        ),
        box([-70, -80, 140, 168, 4], '#ffffff', 0.94) +
          style.letter(style.brand.slice(0, 8), { y: -10, size: 30, fill: '#24272c' }) +
          style.letter(style.amount(2, ['50 г', '100 г', '200 г']), { y: 34, size: 28, fill: '#55595f' }),
      ].join('');
});
