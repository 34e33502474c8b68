import { FILL, group, line, mirrored, move, oval, path, repeat, rotate } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const vase = standing(['white', 'beige', 'blue', 'clear', 'green', 'black'], (style) => {
  const shape = style.choose(1, [
    'M-30 -60 H30 Q20 0 70 60 Q100 140 50 190 H-50 Q-100 140 -70 60 Q-20 0 -30 -60Z',
    'M-60 -50 H60 Q90 60 54 190 H-54 Q-90 60 -60 -50Z',
    'M-84 -20 H84 L60 190 H-60Z',
  ]);
  const stems = style.choose(2, ['flowers', 'grass', 'leaf']);
  return [
    repeat(5, (index) =>
      group(
        `rotate(${index * 14 - 28} 0 60)`,
        {
          flowers:
            line('M0 -10 V-130', '#5c8a4b', 5) +
            repeat(6, (petal) =>
              move(
                0,
                -140,
                rotate(petal * 60, oval([0, -18, 11, 18], index % 2 === 0 ? style.accent : '#ffffff')),
              ),
            ) +
            oval([0, -140, 9], '#f2c14c'),
          grass: line('M0 -10 Q-6 -90 6 -180', '#b99b6b', 4) + oval([4, -160, 11, 34], '#d9bf92'),
          leaf:
            line('M0 -10 V-160', '#4c7a45', 4) +
            repeat(4, (leaf) =>
              mirrored(
                path(
                  `M0 ${leaf * 34 - 130} Q30 ${leaf * 34 - 160} 40 ${leaf * 34 - 140} Q30 ${leaf * 34 - 116} 0 ${leaf * 34 - 130}Z`,
                  '#5f9156',
                ),
              ),
            ),
        }[stems],
      ),
    ),
    path(shape, FILL.round),
    style.choose(3, [
      '',
      repeat(4, (index) =>
        line(`M-70 ${index * 30 + 60} Q0 ${index * 30 + 76} 70 ${index * 30 + 60}`, style.deep, 3, 0.3),
      ),
      '',
    ]),
  ].join('');
});
