import { box, FILL, line, path, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const mouse = lying(['black', 'white', 'grey', 'pink'], (style) => {
  return rotate(
    style.vary(1, -20, 20),
    [
      style.choose(2, [line('M0 -160 C10 -200 60 -190 120 -200', '#2d3035', 9), '']),
      path('M-92 -40 Q-92 -164 0 -164 Q92 -164 92 -40 L98 70 Q96 172 0 174 Q-96 172 -98 70Z', FILL.main),
      line('M0 -162 V-20 M-94 -10 Q0 -40 94 -10', style.deep, 4, 0.7),
      box([-13, -120, 26, 66, 13], FILL.black) +
        repeat(4, (index) => line(`M-8 ${index * 13 - 108} H8`, '#6c727b', 3)),
      style.choose(3, [
        '',
        line('M-80 90 Q0 150 80 90', style.accent, 7),
        repeat(2, (index) => box([-98, index * 40 - 10, 14, 32, 6], style.deep)),
      ]),
      path('M-70 -60 Q-64 -140 -20 -150 Q-40 -90 -46 40 Q-76 40 -70 -60Z', '#ffffff', 0.2),
      style.letter(style.brand.slice(0, 7), { y: 120, size: 18, fill: style.ink }),
    ].join(''),
  );
});
