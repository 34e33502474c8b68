import { box, FILL, line, move, oval, path, repeat, rotate } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const phoneCase = standing(['black', 'blue', 'pink', 'green', 'clear', 'red'], (style) => {
  const lenses = style.choose(1, [1, 2, 3]);
  const drawing = style.choose(2, ['plain', 'ring', 'marble', 'flower', 'letters']);
  return [
    rotate(
      style.vary(3, -8, 8),
      [
        box([-92, -186, 184, 372, 36], FILL.dark),
        box([-84, -178, 168, 356, 30], FILL.main),
        {
          plain: '',
          ring: `<circle r="56" cy="20" fill="none" stroke="${style.light}" stroke-width="9"/>`,
          marble: line(
            'M-80 60 Q-20 0 10 60 T80 40 M-80 120 Q0 70 80 140 M-30 -10 Q20 60 0 170',
            style.light,
            4,
            0.8,
          ),
          flower:
            repeat(6, (index) => move(0, 40, rotate(index * 60, oval([0, -36, 16, 28], style.accent)))) +
            oval([0, 40, 15], style.light),
          letters: style.letter(style.brand.slice(0, 7), { y: 60, size: 34, fill: style.ink }),
        }[drawing],
        box([-74, -168, 80, 38 + lenses * 32, 22], '#17191c'),
        repeat(
          lenses,
          (index) =>
            oval([-46, index * 36 - 136, 16], '#30343a') + oval([-46, index * 36 - 136, 7], '#4d6a92'),
        ),
        path('M-84 -100 Q-84 -178 -40 -178 H30 L-84 60Z', '#ffffff', 0.14),
        box([88, -80, 8, 60, 4], style.deep),
      ].join(''),
    ),
  ].join('');
});
