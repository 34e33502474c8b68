import { box, FILL, line, mirrored, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const grill = standing(['black', 'red', 'steel'], (style) => {
  const round = style.byNoun(1, { 'гриль|барбекю|коптил': true, мангал: false });
  return round
    ? [
        mirrored(line('M60 60 L110 186', '#3a3e44', 13)),
        path('M-140 -20 Q-130 -140 0 -144 Q130 -140 140 -20Z', FILL.main),
        box([-30, -170, 60, 22, 8], FILL.wood),
        path('M-146 -16 H146 Q130 100 0 104 Q-130 100 -146 -16Z', FILL.black),
        line('M-100 150 H100', '#5b6169', 8),
        oval([-104, 176, 19], '#22252a'),
        box([-20, -60, 40, 26, 6], FILL.metal),
      ].join('')
    : [
        repeat(3, (index) =>
          path(
            `M${index * 90 - 110} -10 q-10 -60 20 -100 q6 40 26 50 q10 30 -10 50Z`,
            ['#f2a33a', '#f2c53c', '#f08a33'][index] ?? '#f2a33a',
          ),
        ),
        repeat(
          6,
          (index) =>
            line(`M${index * 56 - 140} -40 V10`, '#8b9199', 5) +
            box([index * 56 - 152, -20, 24, 20, 6], '#8a4a2a'),
        ),
        path('M-186 0 H186 L166 90 H-166Z', FILL.main) +
          repeat(6, (index) => oval([index * 52 - 130, 50, 13], '#0f1012')),
        mirrored(line('M150 86 L170 188', '#3a3e44', 10)),
      ].join('');
});
