import { FILL, move, oval, path, repeat, rotate } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const tyre = standing(['black'], (style) => {
  const blocks = style.vary(1, 18, 26);
  const spokes = style.choose(2, [5, 7, 10]);
  return [
    oval([26, 6, 184], '#0f1012'),
    oval([0, 6, 184], FILL.black),
    repeat(blocks, (index) =>
      move(0, 6, rotate((index * 360) / blocks, path('M-12 -184 L10 -184 L16 -160 L-6 -160Z', '#0c0d0f'))),
    ),
    oval([0, 6, 150], '#2b2d31') + `<circle cy="6" r="140" fill="none" stroke="#54585f" stroke-width="3"/>`,
    style.letter(style.brand.slice(0, 8).toUpperCase(), { y: -96, size: 26, fill: '#8d939b' }),
    oval([0, 6, 92], '#17181b') +
      oval([0, 6, 84], FILL.metal) +
      repeat(spokes, (index) =>
        move(0, 6, rotate((index * 360) / spokes, path('M-9 -16 L-15 -76 H15 L9 -16Z', '#8d939b'))),
      ) +
      oval([0, 6, 22], FILL.dark),
  ].join('');
});
