import { cloth, fold } from '../../drawing/cloth.ts';
import { box, FILL, line, mirrored, oval, path, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const coat = lying(['beige', 'black', 'grey', 'brown', 'khaki', 'burgundy'], (style) => {
  const hem = style.vary(1, 150, 192);
  const flare = style.vary(2, 84, 118);
  const fur = style.choose(3, [true, false, false]);
  return [
    mirrored(cloth('M62 -160 Q104 -150 132 70 Q118 86 98 80 L80 -60Z', style, FILL.dark)),
    cloth(
      `M-66 -162 Q0 -184 66 -162 Q92 -140 84 -40 Q96 60 ${flare} ${hem} H-${flare} Q-96 60 -84 -40 Q-92 -140 -66 -162Z`,
      style,
    ),
    path(
      'M-38 -184 Q-70 -160 -52 -96 L0 -40 L52 -96 Q70 -160 38 -184 Q0 -158 -38 -184Z',
      fur ? FILL.light : FILL.dark,
    ),
    path('M-24 -182 L0 -96 L24 -182 Q0 -164 -24 -182Z', '#f4efe8'),
    fold(`M0 -44 V${hem}`, style, 4),
    repeat(3, (index) => mirrored(oval([16, index * 46 - 20, 6], style.deep))),
    style.choose(4, [
      box([-88, -14, 176, 20, 4], style.deep) + box([-14, -18, 28, 28, 5], FILL.metal),
      '',
      '',
    ]),
    mirrored(line('M42 36 L72 28', style.deep, 6, 0.6)),
  ].join('');
});
