import { box, FILL, line, oval, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const wallClock = lying(['black', 'white', 'oak', 'gold'], (style) => {
  const ink = style.choose(1, ['#f7f5ef', '#24272c']);
  const hands = ink === '#f7f5ef' ? '#24272c' : '#f7f5ef';
  return [
    style.choose(2, [
      oval([0, 0, 180], FILL.main),
      repeat(24, (index) => rotate(index * 15, line('M0 -120 V-184', style.main, 8))),
      box([-170, -170, 340, 340, 24], FILL.main),
    ]),
    oval([0, 0, 156], ink),
    repeat(12, (index) => rotate(index * 30, line('M0 -138 V-118', hands, index % 3 === 0 ? 9 : 4))),
    rotate(style.vary(3, 280, 330), line('M0 20 V-76', hands, 12)),
    rotate(style.vary(4, 20, 80), line('M0 24 V-112', hands, 8)),
    line('M0 30 L-60 80', style.accent, 3),
    oval([0, 0, 11], style.accent),
    style.letter(style.brand.slice(0, 8), { y: 70, size: 17, fill: hands }),
  ].join('');
});
