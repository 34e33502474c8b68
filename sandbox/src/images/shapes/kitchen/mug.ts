import { box, FILL, line, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const mug = standing(['white', 'black', 'blue', 'red', 'mint', 'beige'], (style) => {
  const print = style.choose(1, ['letters', 'heart', 'band', 'plain', 'dots']);
  const wide = style.vary(2, 96, 124);
  const foot = style.choose(3, [wide, wide - 26]);
  return [
    line(`M${wide - 6} -60 C${wide + 100} -70 ${wide + 84} 110 ${foot - 4} 100`, style.dark, 32) +
      line(`M${wide - 6} -60 C${wide + 100} -70 ${wide + 84} 110 ${foot - 4} 100`, style.main, 22),
    path(
      `M-${wide} -110 H${wide} L${foot} 160 Q${foot - 6} 190 ${foot - 34} 190 H-${foot - 34} Q-${foot - 6} 190 -${foot} 160Z`,
      FILL.round,
    ),
    oval([0, -110, wide, 25], style.light) +
      oval([0, -107, wide - 10, 19], style.choose(4, [style.deep, '#6a4329', style.accent])),
    {
      letters:
        style.letter(style.brand.slice(0, 7), { y: 50, size: 34, fill: style.ink }) +
        box([-40, 66, 80, 5], style.accent),
      heart: path('M0 96 Q-76 30 -40 -10 Q-14 -26 0 10 Q14 -26 40 -10 Q76 30 0 96Z', style.accent),
      band: path(`M-${wide - 4} 60 H${wide - 4} V104 H-${wide - 4}Z`, style.accent, 0.9),
      plain: '',
      dots: repeat(12, (index) =>
        oval([(index % 4) * 44 - 66, Math.floor(index / 4) * 60 - 40, 10], style.accent),
      ),
    }[print],
    path(`M-${wide - 14} -80 H-${wide - 34} V150 H-${foot - 24}Z`, '#ffffff', 0.3),
  ].join('');
});
