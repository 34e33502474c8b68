import { fold } from '../../drawing/cloth.ts';
import { box, FILL, line, oval, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const wipes = standing(['sky', 'mint', 'white', 'pink', 'green'], (style) =>
  [
    path('M-40 -120 Q-10 -180 30 -150 Q60 -120 40 -96Z', '#ffffff') +
      fold('M-10 -110 Q10 -150 26 -120', style),
    path(
      'M-180 -60 Q-150 -104 -120 -104 H120 Q150 -104 180 -60 L170 150 Q100 176 0 170 Q-100 176 -170 150Z',
      FILL.main,
    ),
    box([-74, -124, 148, 58, 18], FILL.white) + line('M-60 -72 H60', style.deep, 3, 0.4),
    style.letter(style.brand.slice(0, 9), { y: 20, size: 44, fill: style.ink }),
    style.letter(style.amount(1, ['60 шт', '72 шт', '100 шт', '120 шт']), {
      x: 90,
      y: 126,
      size: 34,
      fill: style.ink,
    }),
    oval([-100, 90, 46], FILL.accent) + path('M-122 90 Q-100 50 -78 90 Q-100 124 -122 90Z', '#ffffff', 0.8),
    line('M-172 -40 L-160 140 M172 -40 L160 140', style.deep, 4, 0.4),
  ].join(''),
);
