import { FILL, line, oval, path, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const necklace = lying(['gold', 'silver'], (style) => {
  const pendant = style.choose(1, ['heart', 'drop', 'cross', 'disc', 'none']);
  const beads = style.choose(2, [true, false]);
  return [
    line('M-130 -190 C-140 20 -40 90 0 96 C40 90 140 20 130 -190', style.dark, 7),
    beads || pendant === 'none'
      ? repeat(23, (index) =>
          oval(
            [
              Math.round(Math.sin((index - 11) * 0.13) * 132),
              Math.round(96 - Math.abs(index - 11) ** 1.75 * 4.2),
              11,
            ],
            FILL.main,
          ),
        )
      : line('M-130 -190 C-140 20 -40 90 0 96 C40 90 140 20 130 -190', style.light, 3),
    {
      heart: path('M0 180 Q-66 130 -40 100 Q-16 84 0 112 Q16 84 40 100 Q66 130 0 180Z', FILL.main),
      drop:
        path('M0 96 Q-44 150 0 180 Q44 150 0 96Z', FILL.accent) +
        line('M0 96 Q-44 150 0 180 Q44 150 0 96Z', style.main, 6),
      cross: path('M-9 98 H9 V124 H34 V142 H9 V188 H-9 V142 H-34 V124 H-9Z', FILL.main),
      disc:
        oval([0, 138, 38], FILL.main) +
        oval([0, 138, 28], style.light, 0.6) +
        style.letter(style.brand.slice(0, 1), { y: 150, size: 34, fill: style.deep }),
      none: '',
    }[pendant],
  ].join('');
});
