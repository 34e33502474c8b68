import { FILL, line, mirrored, move, path, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const hanger = lying(['black', 'oak', 'white', 'pink'], (style) => {
  return repeat(style.vary(1, 1, 3), (index) =>
    move(
      index * 16 - 16,
      index * 50 - 50,
      [
        line('M0 -70 V-100 C60 -110 50 -176 0 -170 C-30 -166 -34 -140 -24 -130', '#8b9199', 8),
        path(
          'M0 -80 Q20 -76 180 30 Q194 50 170 54 H-170 Q-194 50 -180 30 Q-20 -76 0 -80Z M0 -46 Q-20 -44 -130 30 H130 Q20 -44 0 -46Z',
          FILL.main,
        ),
        style.choose(2, ['', mirrored(line('M120 54 V90', '#8b9199', 7)), '']),
      ].join(''),
    ),
  );
});
