import { cloth, fold } from '../../drawing/cloth.ts';
import { line, mirrored, path } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const top = lying(['white', 'black', 'pink', 'beige', 'grey', 'lilac'], (style) => {
  const hem = style.vary(1, 60, 160);
  const strap = style.vary(2, 6, 22);
  return [
    mirrored(line('M44 -176 Q46 -140 56 -110', style.dark, strap)),
    cloth(
      `M-66 -110 Q-30 -${style.vary(3, 50, 90)} 0 -${style.vary(3, 46, 84)} Q30 -${style.vary(3, 50, 90)} 66 -110 Q62 -60 86 -40 Q76 20 88 ${hem} Q0 ${hem + 14} -88 ${hem} Q-76 20 -86 -40 Q-62 -60 -66 -110Z`,
      style,
    ),
    mirrored(fold(`M60 -20 Q52 20 62 ${hem - 6}`, style)),
    path(`M-88 ${hem - 10} Q0 ${hem + 4} 88 ${hem - 10} V${hem} Q0 ${hem + 14} -88 ${hem}Z`, style.dark, 0.6),
  ].join('');
});
