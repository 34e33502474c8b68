import { box, FILL, group, move, oval, path, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const knife = lying(['black', 'oak', 'walnut', 'steel'], (style) => {
  const set = style.byNoun(1, { набор: true, нож: false });
  const one =
    path('M-20 -190 Q34 -120 30 10 H-20Z', FILL.metal) +
    path('M14 -120 Q30 -70 30 10 H22Z', '#ffffff', 0.7) +
    box([-22, 10, 50, 20, 4], '#6f757d') +
    path('M-22 30 H26 Q34 120 22 180 Q0 196 -18 180 Q-26 110 -22 30Z', FILL.main) +
    repeat(3, (index) => oval([2, index * 46 + 60, 6], '#c9ced4'));
  return set
    ? repeat(4, (index) =>
        move(index * 92 - 138, Math.abs(index - 1.5) * 12, group(`scale(${1 - index * 0.12})`, one)),
      )
    : rotate(34, one);
});
