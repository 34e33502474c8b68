import { cloth } from '../../drawing/cloth.ts';
import { box, FILL, group, line, move, path, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const mittens = lying(['red', 'pink', 'blue', 'white', 'grey', 'mint'], (style) => {
  const one = [
    cloth('M-52 150 L-64 20 Q-66 -130 0 -132 Q62 -130 62 -10 Q92 -40 106 -16 Q108 20 58 70 L50 150Z', style),
    style.choose(1, [
      path(
        'M0 -96 l12 30 l30 -8 l-18 26 l18 26 l-30 -8 l-12 30 l-12 -30 l-30 8 l18 -26 l-18 -26 l30 8Z',
        style.ink,
        0.8,
      ),
      repeat(3, (index) =>
        line(`M-60 ${index * 30 - 60} Q0 ${index * 30 - 50} 60 ${index * 30 - 60}`, style.accent, 9),
      ),
      '',
    ]),
    box([-58, 106, 114, 66, 22], style.choose(2, [FILL.dark, FILL.white])),
  ].join('');
  return (
    move(-70, 20, rotate(-10, group('scale(-.9 .9)', one))) + move(70, 0, rotate(10, group('scale(.9)', one)))
  );
});
