import { box, FILL, line, mirrored, oval, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const gardenFurniture = standing(['brown', 'grey', 'white', 'oak'], () =>
  [
    box([-190, -20, 130, 150, 14], FILL.main) +
      box([-180, -70, 110, 70, 14], FILL.light) +
      box([-180, 60, 110, 40, 10], FILL.accent),
    box([60, -20, 130, 150, 14], FILL.main) +
      box([70, -70, 110, 70, 14], FILL.light) +
      box([70, 60, 110, 40, 10], FILL.accent),
    path('M-60 60 H60 L84 100 H-84Z', FILL.glass) + line('M-70 100 V186 M70 100 V186', '#5b4a3c', 11),
    mirrored(line('M70 130 V186 M180 130 V186', '#5b4a3c', 11)),
    oval([0, 70, 20, 8], '#d8402f'),
  ].join(''),
);
