import { box, FILL, line, oval, path, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const cosmeticBag = lying(['pink', 'beige', 'black', 'mint', 'lilac'], (style) =>
  [
    path('M-160 -70 Q0 -110 160 -70 L184 130 Q0 160 -184 130Z', FILL.main),
    line('M-156 -66 Q0 -104 156 -66', '#caa64e', 9),
    line('M150 -60 l26 40', '#caa64e', 7) + oval([180, -8, 13], FILL.gold),
    repeat(5, (index) => line(`M${index * 66 - 132} -76 L${index * 76 - 152} 136`, style.deep, 3, 0.3)) +
      repeat(4, (index) =>
        line(`M-170 ${index * 50 - 30} Q0 ${index * 50 - 50} 170 ${index * 50 - 30}`, style.deep, 3, 0.25),
      ),
    box([-60, 30, 120, 46, 6], '#ffffff', 0.9) +
      style.letter(style.brand.slice(0, 9), { y: 62, size: 22, fill: '#24272c' }),
  ].join(''),
);
