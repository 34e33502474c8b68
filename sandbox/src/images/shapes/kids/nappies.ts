import { FILL, line, oval, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const nappies = standing(['sky', 'green', 'pink', 'yellow'], (style) =>
  [
    path('M-160 -120 Q0 -150 160 -120 L166 180 Q0 196 -166 180Z', FILL.main),
    line('M-50 -134 Q0 -190 50 -134', style.dark, 15),
    path('M-166 40 Q0 -40 166 50 L166 180 Q0 196 -166 180Z', FILL.accent),
    oval([30, 30, 84, 90], '#fbe3cf') +
      path('M-44 10 Q-30 -70 30 -66 Q100 -66 106 10 Q70 -40 30 -36 Q-20 -40 -44 10Z', '#c98f54') +
      oval([6, 20, 9], '#2f2622') +
      oval([60, 20, 9], '#2f2622') +
      line('M14 60 Q34 80 56 60', '#c8505c', 6),
    style.letter(style.brand.slice(0, 9), { y: -76, size: 42, fill: style.ink }),
    oval([-100, 120, 46], '#ffffff') +
      style.letter(String(style.vary(1, 2, 6)), { x: -100, y: 138, size: 50, fill: '#24272c' }),
    style.letter(style.amount(2, ['44 шт', '52 шт', '64 шт', '82 шт']), {
      x: 90,
      y: 166,
      size: 32,
      fill: '#ffffff',
    }),
  ].join(''),
);
