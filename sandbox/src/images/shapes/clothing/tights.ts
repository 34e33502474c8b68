import { cloth, fold } from '../../drawing/cloth.ts';
import { line, mirrored, oval, path, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const tights = lying(['black', 'beige', 'grey', 'white'], (style) =>
  [
    cloth(
      'M-52 -186 H52 Q66 -110 54 0 Q50 90 42 140 Q70 156 66 178 H20 Q22 40 0 -76 Q-22 40 -20 178 H-66 Q-70 156 -42 140 Q-50 90 -54 0 Q-66 -110 -52 -186Z',
      style,
    ),
    path('M-52 -190 H52 L55 -166 H-55Z', style.deep),
    mirrored(line('M36 -140 Q44 -20 30 140', '#ffffff', 9, 0.22)),
    style.choose(1, ['', mirrored(repeat(6, (index) => oval([34, index * 42 - 110, 6], style.accent))), '']),
    fold('M0 -164 V-76', style),
  ].join(''),
);
