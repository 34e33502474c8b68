import { box, FILL, line, oval, path, repeat, rotate } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const mower = standing(['green', 'red', 'orange', 'yellow'], (style) => {
  return style.byNoun(1, { газонокос: true, 'триммер|бензокос': false })
    ? [
        line('M-60 60 L-170 -150 M20 60 L-120 -160 M-170 -150 L-120 -160', '#2b2d31', 11),
        path('M-120 130 Q-110 40 -20 30 H110 Q180 50 184 130Z', FILL.main),
        box([-20, -20, 120, 60, 14], FILL.black),
        oval([-90, 140, 50], '#22252a') +
          oval([-90, 140, 26], '#c3c9d0') +
          oval([140, 150, 40], '#22252a') +
          oval([140, 150, 19], '#c3c9d0'),
        repeat(16, (index) => path(`M${index * 25 - 190} 190 l6 -24 l6 24Z`, '#6aac52')),
        style.letter(style.brand.slice(0, 7), { x: 36, y: 100, size: 28, fill: style.ink }),
      ].join('')
    : [
        rotate(
          26,
          line('M0 -190 V120', '#3a3e44', 13) +
            box([-40, -200, 80, 70, 16], FILL.main) +
            line('M-40 -60 H50 V-30', '#2b2d31', 11) +
            path('M-60 110 Q0 70 60 110 L44 140 H-44Z', FILL.main) +
            oval([0, 150, 22], '#22252a') +
            line('M-100 150 H100', '#f08a33', 4),
        ),
        repeat(12, (index) => path(`M${index * 30 - 180} 190 l7 -30 l7 30Z`, '#6aac52')),
      ].join('');
});
