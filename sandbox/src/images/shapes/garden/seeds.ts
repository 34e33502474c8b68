import { box, FILL, line, move, oval, path, repeat, rotate } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const seeds = standing(['green', 'red', 'yellow', 'orange', 'purple', 'pink'], (style) => {
  const kind = style.byNoun(1, {
    'томат|перц|баклаж': 'tomato',
    огурц: 'cucumber',
    морков: 'carrot',
    клубник: 'berry',
    'цвет|петун|лаванд|бархат': 'flower',
    'укроп|газон|трав': 'grass',
  });
  return [
    path('M-120 -184 H120 V186 H-120Z', '#fdfbf4'),
    box([-120, -184, 240, 76], FILL.main),
    box([-120, 120, 240, 66], style.dark),
    style.letter(style.brand.slice(0, 9), { y: -132, size: 38, fill: style.ink }),
    {
      grass: repeat(15, (index) =>
        path(
          `M${index * 14 - 104} 110 q${(index % 3) * 8 - 8} -90 ${(index % 5) * 8 - 14} -150 q6 70 6 150Z`,
          index % 2 === 0 ? '#5b9a45' : '#7fbb5e',
        ),
      ),
      tomato: repeat(
        3,
        (index) =>
          oval([index * 64 - 64, (index % 2) * 50 - 10, 56], '#d8402f') +
          oval([index * 64 - 80, (index % 2) * 50 - 30, 14], '#f08a7a') +
          path(`M${index * 64 - 84} ${(index % 2) * 50 - 60} q20 14 40 0 l-10 16 l-10 -6 l-10 6Z`, '#4d8a3a'),
      ),
      cucumber: repeat(3, (index) =>
        move(
          index * 50 - 50,
          4,
          rotate(20, box([-24, -90, 48, 180, 24], '#4f9440') + box([-12, -80, 8, 160, 4], '#86bf6a')),
        ),
      ),
      carrot: repeat(3, (index) =>
        move(
          index * 60 - 60,
          10,
          path('M-24 -40 Q0 -60 24 -40 L4 90 Q0 96 -4 90Z', '#ee8430') +
            line('M0 -46 L-16 -90 M0 -46 V-96 M0 -46 L16 -90', '#4f9440', 7),
        ),
      ),
      flower: repeat(5, (index) =>
        move(
          (index % 3) * 70 - 70,
          Math.floor(index / 3) * 80 - 40,
          repeat(8, (petal) =>
            rotate(
              petal * 45,
              oval([0, -28, 11, 22], [style.main, style.accent, '#f2c53c'][index % 3] ?? style.main),
            ),
          ) + oval([0, 0, 13], '#f2d24c'),
        ),
      ),
      berry: repeat(4, (index) =>
        move(
          (index % 2) * 90 - 46,
          Math.floor(index / 2) * 90 - 46,
          path('M-40 -20 Q0 -44 40 -20 Q40 30 0 54 Q-40 30 -40 -20Z', '#d8334a') +
            repeat(7, (seed) =>
              oval([(seed % 3) * 22 - 22, Math.floor(seed / 3) * 18 - 10, 3, 4], '#f6d48a'),
            ) +
            path('M-30 -26 L0 -16 L30 -26 L14 -40 H-14Z', '#4d8a3a'),
        ),
      ),
    }[kind],
    style.letter(style.amount(2, ['0,1 г', '0,5 г', '1 г', '5 г']), { y: 166, size: 34, fill: '#ffffff' }),
  ].join('');
});
