import { box, FILL, move, path, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const textbook = lying(['blue', 'green', 'yellow', 'red'], (style) =>
  [
    repeat(2, (index) =>
      move(
        index * 30 - 20,
        index * -30 + 20,
        rotate(
          index * 9 - 9,
          box([-120, -160, 240, 320, 6], index === 0 ? FILL.accent : FILL.main) +
            (index === 1
              ? box([-96, -60, 192, 130, 6], '#ffffff', 0.95) +
                style.letter(style.choose(1, ['2+2=4', 'АБВ', 'ABC', 'a²+b²']), {
                  y: 24,
                  size: 54,
                  fill: style.dark,
                }) +
                style.letter(style.brand.slice(0, 9), { y: -100, size: 34, fill: style.ink }) +
                style.letter(`${style.vary(2, 1, 11)} класс`, { y: 126, size: 34, fill: style.ink })
              : ''),
        ),
      ),
    ),
    rotate(30, box([110, 40, 16, 150, 5], '#f2b63c') + path('M110 190 H126 L118 214Z', '#e6c396')),
  ].join(''),
);
