import { box, FILL, line, mirrored, oval, path, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const guitar = lying(['oak', 'black', 'red', 'walnut', 'blue'], (style) => {
  return rotate(
    24,
    [
      box([-15, -160, 30, 190, 4], FILL.black) +
        repeat(9, (index) => line(`M-14 ${index * 20 - 150} H14`, '#c9ced4', 2)),
      path('M-24 -196 H24 L20 -156 H-20Z', FILL.dark) +
        mirrored(repeat(3, (index) => oval([28, index * 13 - 188, 5], FILL.metal))),
      path(
        'M-70 10 Q-76 -30 -20 -26 H20 Q76 -30 70 10 Q62 50 84 90 Q104 180 0 190 Q-104 180 -84 90 Q-62 50 -70 10Z',
        FILL.main,
      ),
      oval([0, 66, 40], '#2a1a10') +
        `<circle cy="66" r="44" fill="none" stroke="${style.light}" stroke-width="5"/>`,
      box([-36, 138, 72, 15, 4], '#2a1a10'),
      repeat(4, (index) => line(`M${index * 6 - 9} -160 V140`, '#e9ddc4', 1.5)),
    ].join(''),
  );
});
