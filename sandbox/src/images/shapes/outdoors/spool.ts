import { FILL, oval, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const spool = lying(['green', 'yellow', 'blue', 'clear'], (style) =>
  [
    oval([14, 10, 164], '#22252a'),
    oval([0, 0, 164], FILL.black) +
      oval([0, 0, 140], FILL.main) +
      repeat(
        7,
        (index) =>
          `<circle r="${136 - index * 11}" fill="none" stroke="${style.deep}" stroke-width="2.5" opacity=".6"/>`,
      ),
    oval([0, 0, 62], '#f6f7f8') +
      style.letter(`0.${style.vary(1, 12, 40)}`, { y: 0, size: 36, fill: '#24272c' }) +
      style.letter(style.amount(2, ['100 m', '150 m', '300 m']), { y: 34, size: 22, fill: '#55595f' }),
  ].join(''),
);
