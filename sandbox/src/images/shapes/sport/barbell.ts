import { box, FILL, mirrored, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const barbell = lying(['black', 'red', 'blue'], () => {
  return rotate(
    -14,
    box([-196, -9, 392, 18, 8], FILL.metal) +
      mirrored(
        box([74, -110, 32, 220, 10], FILL.main) +
          box([108, -86, 28, 172, 8], FILL.dark) +
          box([138, -60, 22, 120, 6], FILL.accent) +
          box([162, -16, 18, 32, 4], FILL.metal),
      ),
  );
});
