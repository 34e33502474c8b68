import { box, FILL, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const sauce = standing(['red', 'yellow', 'brown', 'green'], (style) => {
  return style.choose(1, [true, false])
    ? [
        path('M-20 -190 L20 -190 L34 -130 H-34Z', FILL.accent),
        path(
          'M-44 -130 H44 Q80 -90 76 -20 L84 170 Q84 190 64 190 H-64 Q-84 190 -84 170 L-76 -20 Q-80 -90 -44 -130Z',
          FILL.round,
        ),
        path('M-76 0 H76 L82 120 H-82Z', '#fff8e8', 0.95),
        style.letter(style.brand.slice(0, 7), { y: 50, size: 36, fill: '#3a2418' }),
        path('M0 64 q-30 14 0 40 q30 -26 0 -40Z', style.main),
        path('M-58 -60 H-40 L-48 170 H-62Z', '#fff', 0.35),
      ].join('')
    : [
        box([-60, -150, 120, 50, 10], FILL.black) +
          repeat(5, (index) => oval([index * 20 - 40, -146, 4], '#fff')),
        path('M-64 -100 H64 L70 170 Q70 190 50 190 H-50 Q-70 190 -70 170Z', FILL.glass, 0.8),
        path('M-62 -60 H62 L66 170 Q66 186 50 186 H-50 Q-66 186 -66 170Z', style.main),
        repeat(20, (index) => oval([((index * 31) % 110) - 55, ((index * 47) % 220) - 50, 4], style.light)),
        box([-64, 10, 128, 100], '#fff8e8'),
        style.letter(style.brand.slice(0, 7), { y: 70, size: 30, fill: '#3a2418' }),
      ].join('');
});
