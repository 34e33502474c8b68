import { box, FILL, line, move, oval, path, repeat, rotate } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const bicycle = standing(['red', 'blue', 'black', 'green', 'orange'], (style) => {
  const wheel = (x: number) =>
    `<circle cx="${x}" cy="90" r="90" fill="none" stroke="#1d1f22" stroke-width="13"/><circle cx="${x}" cy="90" r="80" fill="none" stroke="#9aa0a8" stroke-width="3"/>` +
    repeat(12, (index) => move(x, 90, rotate(index * 30, line('M0 0 V-80', '#b9c1ca', 1.5)))) +
    oval([x, 90, 9], '#3a3e44');
  return [
    wheel(-104),
    wheel(104),
    line('M-104 90 L-50 -40 L70 -40 L-6 90 L-104 90 M-6 90 L-54 -60 M70 -50 L104 90', style.dark, 13) +
      line('M-104 90 L-50 -40 L70 -40 L-6 90 L-104 90', style.main, 8),
    line('M70 -50 L60 -96 L96 -110', '#2b2d31', 10),
    path('M-90 -72 Q-50 -86 -20 -66 Q-40 -56 -90 -58Z', FILL.black),
    oval([-6, 90, 20], FILL.metal) +
      line('M-6 90 L20 126', '#2b2d31', 7) +
      box([8, 122, 30, 9, 3], '#22252a'),
    style.choose(1, ['', box([100, -110, 60, 50, 6], FILL.wood)]),
  ].join('');
});
