import { cloth, fold } from '../../drawing/cloth.ts';
import { FILL, mirrored, path } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const briefs = lying(['black', 'white', 'grey', 'blue', 'red', 'pink'], (style) => {
  const leg = style.choose(1, [-10, 40, 96]);
  return [
    cloth(
      `M-110 -96 H110 Q118 -40 ${leg > 0 ? 112 : 122} ${leg} Q60 ${leg > 0 ? leg + 18 : 20} 26 ${Math.max(92, leg)} Q0 ${Math.max(104, leg - 10)} -26 ${Math.max(92, leg)} Q-60 ${leg > 0 ? leg + 18 : 20} -${leg > 0 ? 112 : 122} ${leg} Q-118 -40 -110 -96Z`,
      style,
    ),
    path('M-110 -110 H110 L114 -74 H-114Z', style.choose(2, [FILL.dark, FILL.accent, FILL.black])),
    style.letter(style.brand.slice(0, 10), { y: -84, size: 22, fill: '#fff' }),
    mirrored(fold('M26 -72 Q34 10 12 96', style)),
    fold('M0 -72 V60', style),
  ].join('');
});
