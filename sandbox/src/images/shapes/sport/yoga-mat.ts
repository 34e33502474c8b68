import { box, FILL, line, mirrored, oval, path, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const yogaMat = lying(['purple', 'blue', 'green', 'pink', 'black', 'mint'], (style) => {
  const rolled = style.choose(1, [true, false]);
  return rolled
    ? rotate(
        -24,
        box([-180, -66, 340, 132, 60], FILL.main) +
          oval([156, 0, 36, 66], FILL.dark) +
          `<ellipse cx="156" cy="0" rx="24" ry="46" fill="none" stroke="${style.light}" stroke-width="4"/><ellipse cx="156" cy="0" rx="12" ry="24" fill="none" stroke="${style.light}" stroke-width="4"/>` +
          mirrored(box([60, -70, 26, 140], style.accent)) +
          line('M-72 -66 Q0 -150 72 -66', style.accent, 9),
      )
    : [
        path('M-110 -170 H110 L170 110 H-170Z', FILL.main),
        repeat(7, (index) =>
          line(`M-${108 + index * 9} ${index * 38 - 150} H${108 + index * 9}`, style.light, 2, 0.4),
        ),
        box([-176, 96, 352, 76, 38], FILL.dark) + oval([158, 134, 20, 36], style.deep),
        path('M0 -90 q40 60 0 120 q-40 -60 0 -120Z', style.light, 0.6),
      ].join('');
});
