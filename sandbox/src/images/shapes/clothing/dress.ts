import { cloth, fold } from '../../drawing/cloth.ts';
import { FILL, mirrored, path } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const dress = lying(['black', 'red', 'blue', 'pink', 'beige', 'burgundy', 'mint'], (style) => {
  const hem = style.vary(1, 95, 150);
  const length = style.vary(2, 110, 190);
  const sleeve = style.choose(3, [
    '',
    'M-46 -176 Q-80 -168 -96 -96 L-64 -84 L-44 -122Z',
    'M-46 -176 Q-84 -166 -104 20 L-76 26 L-44 -122Z',
  ]);
  const body = `M-50 -178 Q-30 -184 -24 -188 Q0 -${style.vary(4, 110, 170)} 24 -188 Q30 -184 50 -178 Q40 -120 44 -100 Q36 -60 40 -36 Q${hem - 20} 60 ${hem} ${length} Q0 ${length + 22} -${hem} ${length} Q-${hem - 20} 60 -40 -36 Q-36 -60 -44 -100 Q-40 -120 -50 -178Z`;
  return [
    sleeve === '' ? '' : mirrored(cloth(sleeve, style, FILL.dark)),
    cloth(body, style),
    mirrored(
      fold(`M22 -24 Q36 60 ${hem - 60} ${length - 6} M34 -24 Q66 70 ${hem - 24} ${length - 4}`, style),
    ),
    fold(`M2 -20 Q-4 60 6 ${length}`, style),
    style.choose(5, [
      '',
      path('M-40 -46 Q0 -38 40 -46 L41 -28 Q0 -20 -41 -28Z', FILL.accent),
      path('M-40 -46 Q0 -38 40 -46 L41 -28 Q0 -20 -41 -28Z', style.deep),
    ]),
  ].join('');
});
