import { box, FILL, line, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const canvasArt = standing(['sky', 'pink', 'beige'], (style) => {
  const cross = style.byNoun(1, { вышив: true, картин: false });
  return cross
    ? [
        oval([0, 0, 178], FILL.wood) + oval([0, 0, 156], '#f7f1e4'),
        repeat(11, (row) =>
          repeat(11, (column) =>
            Math.abs(row - 5) + Math.abs(column - 5) < 6
              ? line(
                  `M${column * 22 - 118} ${row * 22 - 118} l14 14 m0 -14 l-14 14`,
                  [style.main, style.accent, '#55a35b', '#e4463c'][(row * 3 + column) % 4] ?? style.main,
                  4,
                )
              : '',
          ),
        ),
        box([-16, -200, 32, 28, 6], FILL.gold),
      ].join('')
    : [
        box([-160, -150, 320, 250, 3], '#f7f4ec'),
        path('M-150 -140 H150 V-20 Q60 -60 0 -20 T-150 0Z', style.main) +
          path('M-150 0 Q-60 -40 0 -20 T150 -20 V90 H-150Z', '#7fae6a') +
          oval([80, -90, 30], '#ffe08a') +
          path('M-90 60 q10 -90 50 -100 q40 20 40 100Z', style.accent) +
          repeat(9, (index) =>
            style.letter(String(index + 1), {
              x: (index % 5) * 60 - 120,
              y: Math.floor(index / 5) * 70 + 20,
              size: 15,
              fill: '#55595f',
            }),
          ),
        line('M-60 100 L-100 190 M60 100 L100 190 M0 100 V190', '#a9834f', 11),
        repeat(5, (index) =>
          oval(
            [index * 44 + 0, 166, 19],
            ['#e4463c', '#f2c53c', '#55a35b', '#3f9ad0', '#8a56b5'][index] ?? '#222',
          ),
        ),
      ].join('');
});
