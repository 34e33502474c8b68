import { cloth } from '../../drawing/cloth.ts';
import { FILL, line, mirrored, oval, path, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const pyjamas = lying(['pink', 'sky', 'milk', 'lilac', 'mint', 'burgundy'], (style) => {
  const short = style.choose(1, [true, false]);
  const leg = short ? 110 : 188;
  const heart = repeat(5, (index) => oval([(index % 2) * 44 - 22, index * 24 - 150, 6], style.accent));
  return [
    mirrored(
      cloth(
        short ? 'M36 -178 Q70 -168 96 -106 L62 -92Z' : 'M36 -178 Q74 -164 96 -20 L70 -14 L56 -100Z',
        style,
        FILL.dark,
      ),
    ),
    cloth(
      'M-38 -180 Q0 -160 38 -180 Q66 -150 60 -100 L66 -4 Q0 6 -66 -4 L-60 -100 Q-66 -150 -38 -180Z',
      style,
    ),
    style.print === 'none' ? heart : '',
    line('M-34 -180 Q0 -142 34 -180', style.light, 7),
    cloth(`M-52 20 H52 Q70 80 64 ${leg} H14 L0 76 L-14 ${leg} H-64 Q-70 80 -52 20Z`, style),
    path('M-52 16 H52 L54 36 H-54Z', FILL.dark),
    line('M0 34 l-12 22 M0 34 l12 22', style.light, 4),
    mirrored(path(`M15 ${leg - 10} H64 V${leg} H14Z`, style.light)),
  ].join('');
});
