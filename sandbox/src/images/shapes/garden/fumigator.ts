import { box, FILL, line, mirrored, oval, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const fumigator = standing(['white', 'green'], (style) =>
  [
    oval([0, 20, 130, 150], FILL.main),
    box([-50, -60, 100, 130, 14], FILL.dark),
    box([-40, -20, 80, 60, 8], '#5fb0e6'),
    repeat(5, (index) => line(`M-36 ${index * 14 + 90} H36`, style.deep, 6)),
    mirrored(line('M20 -190 V-130', '#8b9199', 13)),
    oval([0, -84, 8], '#e4463c'),
    repeat(2, (index) => line(`M${index * 60 - 30} -60 q-20 -30 0 -56`, '#c9d3da', 5, 0)),
  ].join(''),
);
