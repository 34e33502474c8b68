import { box, FILL, line, move, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const jar = standing(['gold', 'orange', 'red', 'brown'], (style) =>
  [
    box([-86, -170, 172, 56, 8], style.choose(1, [FILL.gold, FILL.white, FILL.black])),
    path(
      'M-80 -114 H80 Q110 -96 110 -60 V160 Q110 190 80 190 H-80 Q-110 190 -110 160 V-60 Q-110 -96 -80 -114Z',
      FILL.glass,
      0.8,
    ),
    path('M-98 -50 H98 V158 Q98 178 78 178 H-78 Q-98 178 -98 158Z', FILL.round),
    path('M-98 -10 H98 V120 Q0 136 -98 120Z', '#fff8e8'),
    style.choose(2, [
      repeat(7, (index) =>
        move(
          (index % 4) * 34 - 50 + Math.floor(index / 4) * 17,
          Math.floor(index / 4) * 30 + 14,
          path('M0 -16 L14 -8 V8 L0 16 L-14 8 V-8Z', '#e9b03a'),
        ),
      ),
      oval([-24, 34, 20], '#d8334a') +
        oval([20, 34, 20], '#d8334a') +
        line('M-24 16 Q0 -10 20 16', '#4d8a3a', 4),
      repeat(4, (index) => oval([index * 30 - 45, 30, 14, 9], '#b58a54')),
    ]),
    style.letter(style.brand.slice(0, 8), { y: 96, size: 32, fill: '#5b3a14' }),
    path('M-92 -60 Q-90 -84 -70 -94 L-78 170 H-86Z', '#fff', 0.4),
  ].join(''),
);
