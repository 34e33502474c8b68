import { cloth, fold } from '../../drawing/cloth.ts';
import { FILL, oval } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const cap = lying(['black', 'blue', 'white', 'red', 'beige', 'khaki'], (style) => {
  const panama = style.byNoun(1, { панам: true, 'кепк|бейс': false });
  return panama
    ? [
        cloth('M-190 90 Q-170 20 -110 10 Q0 -10 110 10 Q170 20 190 90 Q0 170 -190 90Z', style, FILL.dark),
        cloth('M-112 40 Q-104 -100 0 -106 Q104 -100 112 40 Q0 78 -112 40Z', style),
        fold('M-112 20 Q0 56 112 20 M-150 80 Q0 140 150 80', style),
      ].join('')
    : [
        cloth('M-130 60 Q-146 -110 -10 -120 Q124 -116 126 50 Q0 30 -130 60Z', style),
        fold('M-10 -120 Q-70 -60 -66 48 M-10 -120 Q60 -60 64 40', style),
        cloth('M126 36 Q20 20 -60 50 Q-20 110 90 112 Q190 104 192 76 Q170 44 126 36Z', style, FILL.dark),
        oval([-10, -122, 11], style.dark),
        style.letter(style.brand.slice(0, 1), { x: 34, y: 12, size: 58, fill: style.ink }),
      ].join('');
});
