import { cloth, fold } from '../../drawing/cloth.ts';
import { box, FILL, line, mirrored, oval, path } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const tShirt = lying(['white', 'black', 'grey', 'red', 'blue', 'mint', 'beige'], (style) => {
  const hem = style.vary(1, 140, 180);
  const wide = style.vary(2, 86, 112);
  const sleeve = style.choose(3, ['M150 -60 L104 -34', 'M150 -60 L104 -34', 'M162 100 L124 108']);
  const front = style.choose(4, ['none', 'circle', 'letters', 'pocket', 'none']);
  const drawn = {
    none: '',
    circle: oval([0, -6, 44], style.accent) + path('M-30 12 L-8 -22 L6 -2 L16 -14 L32 12Z', '#ffffff', 0.85),
    letters:
      style.letter(style.brand.slice(0, 9), { y: 0, size: 30, fill: style.accent }) +
      box([-50, 12, 100, 5], style.accent),
    pocket: path('M24 -54 H70 V-14 L47 -2 L24 -14Z', FILL.dark, 0.7),
  }[front];
  return [
    mirrored(cloth(`M52 -164 Q92 -150 ${sleeve.slice(1)} L${wide - 8} -90Z`, style, FILL.dark)),
    cloth(
      `M-54 -166 Q0 -140 54 -166 Q${wide} -130 ${wide - 6} -60 L${wide} ${hem} Q0 ${hem + 12} -${wide} ${hem} L-${wide - 6} -60 Q-${wide} -130 -54 -166Z`,
      style,
    ),
    path('M-44 -168 Q0 -118 44 -168 Q0 -148 -44 -168Z', style.deep, 0.6),
    line('M-50 -166 Q0 -108 50 -166', style.dark, 8),
    mirrored(fold(`M${wide - 20} -30 Q${wide - 40} 40 ${wide - 24} ${hem - 10}`, style)),
    drawn,
  ].join('');
});
