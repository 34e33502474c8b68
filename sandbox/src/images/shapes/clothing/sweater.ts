import { cloth } from '../../drawing/cloth.ts';
import { box, FILL, line, mirrored, oval, path, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const sweater = lying(['beige', 'burgundy', 'green', 'grey', 'milk', 'blue'], (style) => {
  const hem = style.vary(1, 120, 165);
  const high = style.choose(2, [true, false, false]);
  const buttons = style.choose(3, [false, false, true]);
  const knit = style.choose(4, ['cables', 'rows', 'deer']);
  const drawn = {
    cables: repeat(3, (column) =>
      repeat(7, (row) =>
        line(
          `M${column * 48 - 60} ${row * 34 - 110} q24 8 0 34 M${column * 48 - 36} ${row * 34 - 110} q-24 8 0 34`,
          style.deep,
          4,
          0.4,
        ),
      ),
    ),
    rows: repeat(8, (row) =>
      line(
        `M-92 ${row * 32 - 100} Q0 ${row * 32 - 92} 92 ${row * 32 - 100}`,
        style.accent,
        row % 3 === 0 ? 9 : 2,
        row % 3 === 0 ? 0.9 : 0.4,
      ),
    ),
    deer:
      box([-92, -40, 184, 70], style.ink, 0.8) +
      repeat(7, (index) => path(`M${index * 26 - 90} -5 l13 -18 l13 18 l-13 18Z`, style.main)),
  }[knit];
  return [
    mirrored(cloth('M56 -146 Q112 -130 142 96 Q128 114 104 108 L86 -40Z', style, FILL.dark)),
    mirrored(path('M143 86 L144 120 L105 124 L102 98Z', style.deep, 0.6)),
    cloth(`M-56 -148 H56 Q100 -130 92 -50 L96 ${hem} H-96 L-92 -50 Q-100 -130 -56 -148Z`, style),
    drawn,
    path(`M-96 ${hem - 8} H96 V${hem + 22} H-96Z`, FILL.dark),
    repeat(16, (index) => line(`M${index * 12 - 90} ${hem - 6} V${hem + 20}`, style.deep, 2, 0.5)),
    high ? box([-40, -192, 80, 56, 10], FILL.dark) : line('M-44 -150 Q0 -112 44 -150', style.dark, 16),
    buttons
      ? line(`M0 -128 V${hem + 20}`, style.deep, 3) +
        repeat(5, (index) => oval([12, index * 52 - 96, 6], style.deep))
      : '',
  ].join('');
});
