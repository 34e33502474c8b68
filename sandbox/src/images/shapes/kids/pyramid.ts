import { box, FILL, line, mirrored, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const pyramid = standing(['red', 'yellow', 'blue', 'green'], (style) => {
  const colours = [style.main, '#f2b63c', '#4d9c5a', '#3f78c9', '#8a56b5', '#e85d8f'];
  return [
    box([-12, -170, 24, 340, 12], FILL.wood),
    repeat(
      5,
      (index) =>
        box(
          [-150 + index * 22, 122 - index * 56, 300 - index * 44, 52, 26],
          colours[(index + style.vary(1, 0, 5)) % 6] ?? style.main,
        ) +
        path(
          `M${-136 + index * 22} ${140 - index * 56} Q0 ${122 - index * 56} ${60 - index * 10} ${134 - index * 56} Q0 ${146 - index * 56} ${-136 + index * 22} ${140 - index * 56}Z`,
          '#fff',
          0.35,
        ),
    ),
    oval([0, -156, 40], FILL.accent) +
      mirrored(oval([14, -162, 5], '#222')) +
      line('M-12 -144 Q0 -134 12 -144', '#222', 4),
    box([-164, 170, 328, 20, 10], FILL.wood),
  ].join('');
});
