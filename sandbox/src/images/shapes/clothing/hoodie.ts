import { cloth } from '../../drawing/cloth.ts';
import { FILL, line, mirrored, path, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const hoodie = lying(['grey', 'black', 'beige', 'lilac', 'green', 'blue'], (style) => {
  const hood = style.choose(1, [true, true, false]);
  const zip = style.choose(2, [true, false, false]);
  const print = style.choose(3, [true, false]);
  return [
    mirrored(cloth('M60 -140 Q120 -124 148 100 Q134 122 108 114 L88 -30Z', style, FILL.dark)),
    mirrored(path('M149 92 L150 128 L110 130 L106 104Z', style.deep, 0.7)),
    cloth('M-62 -142 Q0 -160 62 -142 Q108 -120 100 -40 L98 140 H-98 L-100 -40 Q-108 -120 -62 -142Z', style),
    path('M-98 130 H98 V166 Q0 174 -98 166Z', FILL.dark),
    repeat(12, (index) => line(`M${index * 16 - 88} 134 V164`, style.deep, 2, 0.5)),
    hood
      ? cloth('M-66 -138 Q-78 -190 0 -196 Q78 -190 66 -138 Q0 -86 -66 -138Z', style, FILL.dark) +
        path('M-42 -144 Q0 -184 42 -144 Q0 -108 -42 -144Z', style.deep, 0.7) +
        line('M-20 -112 V-50 M20 -112 V-62', '#f4f5f7', 5)
      : line('M-46 -150 Q0 -116 46 -150', style.deep, 12, 0.7),
    zip ? line('M0 -116 V160', style.deep, 6) + line('M0 -116 V160', '#e3e6ea', 2) : '',
    path('M-62 104 L-44 44 H44 L62 104Z', style.dark, 0.7),
    line('M-62 104 L-44 44 H44 L62 104', style.deep, 2.5, 0.5),
    print && !zip ? style.letter(style.brand.slice(0, 9), { y: 4, size: 32, fill: style.ink }) : '',
  ].join('');
});
