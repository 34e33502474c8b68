import { FILL, line, mirrored, move, oval, path, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const brakePads = lying(['black', 'grey'], () => {
  return repeat(4, (index) =>
    move(
      (index % 2) * 180 - 90,
      Math.floor(index / 2) * 150 - 70,
      path('M-80 -40 Q0 -76 80 -40 L84 40 Q0 10 -84 40Z', FILL.metal) +
        path('M-66 -22 Q0 -54 66 -22 L68 26 Q0 0 -68 26Z', FILL.black) +
        line('M0 -44 V10', '#8b9199', 4) +
        mirrored(oval([76, 0, 8], '#2b2d31')),
    ),
  );
});
