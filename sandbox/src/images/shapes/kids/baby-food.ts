import { box, FILL, line, oval, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const babyFood = standing(['orange', 'green', 'yellow', 'pink'], (style) => {
  const jar = style.choose(1, [true, false]);
  return jar
    ? [
        box([-76, -130, 152, 44, 10], FILL.metal),
        path(
          'M-70 -86 H70 Q104 -60 104 -10 V150 Q104 190 66 190 H-66 Q-104 190 -104 150 V-10 Q-104 -60 -70 -86Z',
          FILL.round,
        ),
        path('M-100 -20 H100 V130 H-100Z', '#ffffff', 0.95),
        oval([0, 70, 50, 40], FILL.accent) + line('M0 36 Q4 16 20 12', '#4d7f3a', 6),
        style.letter(style.brand.slice(0, 8), { y: 18, size: 30, fill: '#24272c' }),
      ].join('')
    : [
        path('M100 -150 L140 -130 V170 L100 190Z', style.dark),
        box([-120, -150, 220, 340, 5], FILL.main),
        oval([-10, 30, 80], '#fff7ea') +
          oval([-36, 14, 8], '#3a2a24') +
          oval([16, 14, 8], '#3a2a24') +
          line('M-30 50 Q-10 70 10 50', '#c8505c', 6),
        style.letter(style.brand.slice(0, 9), { x: -10, y: -84, size: 38, fill: style.ink }),
        style.letter(`с ${style.vary(2, 4, 12)} мес`, { x: -10, y: 160, size: 32, fill: style.ink }),
      ].join('');
});
