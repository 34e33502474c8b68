import { box, FILL, move, oval, path, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const soap = lying(['white', 'pink', 'green', 'beige', 'lilac'], (style) => {
  return repeat(2, (index) =>
    move(
      index * 60 - 30,
      index * 110 - 56,
      rotate(
        index * 14 - 14,
        [
          path(
            'M-140 -50 Q-140 -80 -110 -80 H110 Q140 -80 140 -50 V30 Q140 66 104 66 H-104 Q-140 66 -140 30Z',
            index === 0 ? FILL.light : FILL.main,
          ),
          box([-116, -62, 232, 96, 30], style.light, 0.5),
          style.letter(style.brand.slice(0, 8), { y: 4, size: 36, fill: style.deep }),
          index === 1
            ? repeat(6, (bubble) =>
                oval([bubble * 40 - 130, 60 + (bubble % 2) * 14, 15 + (bubble % 3) * 6], '#ffffff', 0.8),
              )
            : '',
        ].join(''),
      ),
    ),
  );
});
