import { cloth, fold } from '../../drawing/cloth.ts';
import { box, FILL, line, mirrored, oval, path, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const shirt = lying(['white', 'sky', 'pink', 'beige', 'blue', 'black'], (style) => {
  const hem = style.vary(1, 140, 180);
  const long = style.choose(2, [true, true, false]);
  const bow = style.choose(3, [true, false, false]);
  return [
    mirrored(
      cloth(
        long ? 'M50 -158 Q104 -140 134 116 L96 126 L80 -60Z' : 'M50 -158 Q104 -140 136 -50 L94 -30Z',
        style,
        FILL.dark,
      ),
    ),
    long ? mirrored(path('M131 92 L134 122 L97 132 L93 102Z', style.dark)) : '',
    cloth(
      `M-54 -160 H54 Q92 -130 86 -60 L92 ${hem - 30} Q70 ${hem + 10} 0 ${hem} Q-70 ${hem + 10} -92 ${hem - 30} L-86 -60 Q-92 -130 -54 -160Z`,
      style,
    ),
    box([-12, -130, 24, hem + 130], style.light, 0.5),
    repeat(6, (index) => oval([0, index * 44 - 104, 4.5], style.deep)),
    path('M-54 -166 L-34 -184 H34 L54 -166 L26 -124 L0 -150 L-26 -124Z', FILL.light),
    line('M-54 -166 L-26 -124 L0 -150 L26 -124 L54 -166', style.deep, 2.5, 0.6),
    bow
      ? path(
          'M0 -132 L-34 -150 V-114Z M0 -132 L34 -150 V-114Z M0 -132 L-20 -60 L-4 -64Z M0 -132 L20 -60 L4 -64Z',
          FILL.dark,
        )
      : path('M28 -60 H66 V-22 L47 -12 L28 -22Z', FILL.dark, 0.5),
    mirrored(fold(`M64 -10 Q56 50 66 ${hem - 30}`, style)),
  ].join('');
});
