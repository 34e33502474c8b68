import { box, FILL, line, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const shampoo = standing(['white', 'green', 'pink', 'orange', 'sky', 'black'], (style) => {
  const pump = style.choose(1, [true, false]);
  const shape = style.choose(2, [
    'M-60 -100 H60 Q92 -80 92 -40 V160 Q92 190 62 190 H-62 Q-92 190 -92 160 V-40 Q-92 -80 -60 -100Z',
    'M-52 -100 H52 Q110 -40 84 190 H-84 Q-110 -40 -52 -100Z',
    'M-86 -100 H86 L76 190 H-76Z',
  ]);
  return [
    pump
      ? path('M-9 -130 V-176 H-66 Q-84 -176 -84 -156 H-60 L-10 -154Z', FILL.white) +
        box([-14, -180, 28, 60, 6], FILL.white) +
        box([-40, -130, 80, 34, 6], FILL.white)
      : box([-50, -156, 100, 58, 10], style.choose(3, [FILL.white, FILL.dark, FILL.accent])),
    path(shape, FILL.round),
    path('M-72 -30 H72 V140 Q0 150 -72 140Z', style.choose(4, ['#ffffff', style.light, style.dark]), 0.85),
    style.choose(5, [
      path('M0 60 Q-44 20 -20 -6 Q10 0 0 60Z M0 60 Q44 30 34 0 Q4 8 0 60Z', style.accent),
      oval([0, 26, 30], style.accent) + oval([-10, 16, 9], '#fff', 0.6),
      repeat(3, (index) => line(`M-40 ${index * 18 + 8} q20 -14 40 0 t40 0`, style.accent, 6)),
    ]),
    style.letter(style.brand.slice(0, 8), { y: 100, size: 28, fill: '#24272c' }),
    style.letter(style.amount(6, ['400 мл', '250 мл', '500 мл', '1 л']), {
      y: 130,
      size: 19,
      fill: '#55595f',
    }),
    path('M-78 -60 H-60 L-58 170 H-70Z', '#fff', 0.4),
  ].join('');
});
