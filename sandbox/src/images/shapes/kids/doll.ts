import { box, FILL, line, mirrored, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const doll = standing(['pink', 'lilac', 'red', 'blue', 'mint'], (style) => {
  const hair = style.choose(1, ['#e9c66b', '#5b3a24', '#2a2321', '#c9643a']);
  return [
    path('M-90 -60 Q-110 -190 0 -194 Q110 -190 90 -60 Q110 10 84 40 H-84 Q-110 10 -90 -60Z', hair),
    mirrored(line('M50 20 Q100 40 104 100', '#f6d2b6', 24)),
    mirrored(box([10, 150, 30, 34, 10], '#f6d2b6') + box([6, 176, 40, 14, 7], style.deep)),
    path('M-50 0 Q0 20 50 0 L130 160 Q0 184 -130 160Z', FILL.main),
    repeat(4, (index) => line(`M${index * 30 - 45} 30 L${index * 60 - 90} 162`, style.light, 4, 0.6)),
    path('M-56 50 Q0 70 56 50 L60 66 Q0 86 -60 66Z', style.accent),
    oval([0, -84, 74, 78], '#f9dcc4'),
    path('M-76 -90 Q-70 -176 0 -170 Q70 -176 76 -90 Q40 -140 0 -132 Q-50 -136 -76 -90Z', hair),
    mirrored(
      oval([28, -80, 11, 14], '#2f3a5a') +
        oval([25, -85, 4], '#fff') +
        oval([46, -54, 13, 8], '#f3a0a8', 0.6),
    ),
    line('M-14 -46 Q0 -34 14 -46', '#d2505e', 5),
    style.choose(2, [path('M60 -160 l-30 -16 v34Z M60 -160 l30 -16 v34Z', style.accent), '']),
  ].join('');
});
