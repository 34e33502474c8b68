import { box, FILL, line, oval, path, rotate } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const vacuum = standing(['red', 'blue', 'black', 'grey', 'purple'], (style) => {
  return style.byNoun(1, { вертик: true, пылесос: false })
    ? [
        rotate(
          7,
          line('M0 -150 V150', '#a9afb7', 16) +
            path('M-34 -160 H40 L52 -40 Q20 -10 -24 -30Z', FILL.main) +
            box([-44, -110, 66, 110, 26], FILL.glass, 0.9) +
            line('M40 -150 C100 -160 100 -60 40 -60', style.deep, 16) +
            oval([-10, -60, 18, 34], style.accent),
        ),
        path('M-120 150 H70 L84 190 H-134Z', FILL.black) + box([-120, 160, 200, 14, 6], style.main),
      ].join('')
    : [
        line('M20 40 C60 -190 -120 -190 -120 60 L-150 160', '#3a3e45', 16),
        box([-190, 156, 100, 30, 10], FILL.black),
        path('M-60 120 Q-60 0 50 -10 Q180 -10 184 110 L176 150 H-50Z', FILL.main),
        oval([104, 60, 44], FILL.glass, 0.9) + oval([104, 60, 24], style.deep),
        oval([-20, 150, 40], FILL.black) +
          oval([-20, 150, 18], '#8b9199') +
          oval([140, 150, 40], FILL.black) +
          oval([140, 150, 18], '#8b9199'),
        path('M-40 90 Q-30 10 50 4 Q0 40 -16 110Z', '#fff', 0.25),
      ].join('');
});
