import { box, FILL, move, oval, path, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const bricks = lying(['red', 'blue', 'green', 'yellow'], (style) => {
  const brick = (x: number, y: number, studs: number, colour: string) =>
    box([x, y, studs * 44, 52, 5], colour) +
    repeat(studs, (index) => box([x + index * 44 + 9, y - 12, 26, 14, 3], colour)) +
    box([x, y, studs * 44, 12, 4], '#ffffff', 0.25);
  const colours = [style.main, style.accent, '#f2b63c', '#3f78c9', '#4d9c5a', '#e4463c'];
  const at = (index: number) => colours[(index + style.vary(1, 0, 5)) % 6] ?? style.main;
  return style.choose(2, [true, false])
    ? [
        brick(-176, 120, 4, at(0)),
        brick(4, 120, 4, at(1)),
        brick(-132, 66, 3, at(2)),
        brick(4, 66, 3, at(3)),
        brick(-88, 12, 4, at(4)),
        brick(-44, -42, 2, at(5)),
        brick(-44, -96, 2, at(0)),
        path('M-50 -110 L0 -176 L50 -110Z', at(1)),
      ].join('')
    : [
        box([-170, -170, 340, 340, 14], FILL.main),
        box([-150, -60, 300, 210, 8], '#e8f2fa'),
        move(
          0,
          60,
          [brick(-110, 34, 5, at(2)), brick(-66, -20, 3, at(3)), brick(-22, -74, 1, at(4))].join(''),
        ),
        style.letter(style.brand.slice(0, 9), { y: -100, size: 46, fill: style.ink }),
        oval([120, 130, 36], '#f2b63c'),
        style.letter(`${style.vary(3, 5, 12)}+`, { x: 120, y: 142, size: 32, fill: '#23262b' }),
      ].join('');
});
