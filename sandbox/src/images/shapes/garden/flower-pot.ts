import { box, FILL, group, line, mirrored, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const flowerPot = standing(['white', 'beige', 'grey', 'brown', 'green', 'black'], (style) => {
  const shape = style.choose(1, [
    'M-110 10 H110 L84 180 Q82 190 70 190 H-70 Q-82 190 -84 180Z',
    'M-100 10 H100 Q120 190 60 190 H-60 Q-120 190 -100 10Z',
    'M-104 10 H104 V180 Q104 190 94 190 H-94 Q-104 190 -104 180Z',
  ]);
  const plant = style.choose(2, ['palm', 'cactus', 'fern', 'none']);
  return [
    {
      palm: repeat(7, (index) =>
        group(
          `rotate(${index * 20 - 60} 0 10)`,
          path(
            'M-6 10 Q-34 -90 0 -190 Q34 -90 6 10Z',
            ['#4f9440', '#6aac52', '#3f7f3a'][index % 3] ?? '#4f9440',
          ),
        ),
      ),
      cactus:
        box([-40, -140, 80, 160, 40], '#5b9a55') +
        mirrored(line('M40 -40 H70 V-90', '#5b9a55', 32)) +
        repeat(5, (index) => line(`M${index * 15 - 30} -120 V6`, '#8cc07f', 3)) +
        oval([0, -146, 17], '#f08ab0'),
      fern: repeat(7, (index) =>
        group(
          `rotate(${index * 22 - 66} 0 10)`,
          line('M0 10 V-150', '#4f9440', 5) +
            path(
              'M0 -150 q24 20 12 40 q20 10 10 34 q14 16 0 34 H-22 q-14 -18 0 -34 q-10 -24 10 -34 q-12 -20 12 -40Z',
              '#6aac52',
            ),
        ),
      ),
      none: '',
    }[plant],
    oval([0, 10, plant === 'none' ? 100 : 104, 20], '#4a3222'),
    path(shape, FILL.round),
    path('M-116 -2 H116 V34 H-116Z', FILL.dark, plant === 'none' ? 1 : 0.9),
    style.choose(3, [
      '',
      repeat(6, (index) => line(`M${index * 34 - 86} 50 V176`, style.deep, 4, 0.3)),
      line('M-98 90 L-60 130 L-20 90 L20 130 L60 90 L98 130', style.accent, 8),
    ]),
  ].join('');
});
