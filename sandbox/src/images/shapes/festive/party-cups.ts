import { box, FILL, move, oval, path, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const partyCups = lying(['red', 'blue', 'pink', 'gold', 'mint'], (style) =>
  [
    oval([-60, 60, 116], FILL.white) +
      `<circle cx="-60" cy="60" r="100" fill="none" stroke="${style.main}" stroke-width="16" stroke-dasharray="22 14"/>` +
      oval([-60, 60, 70], FILL.light),
    repeat(3, (index) =>
      move(
        index * 20 + 70,
        index * -40 + 20,
        path('M-52 -70 H52 L38 90 H-38Z', index % 2 === 0 ? FILL.main : FILL.accent) +
          oval([0, -70, 52, 13], '#ffffff') +
          repeat(6, (dot) => oval([(dot % 3) * 26 - 26, Math.floor(dot / 3) * 44 - 20, 7], '#ffffff', 0.8)),
      ),
    ),
    rotate(34, box([-150, -130, 13, 170, 5], FILL.accent) + oval([-144, -140, 19, 30], FILL.accent)),
  ].join(''),
);
