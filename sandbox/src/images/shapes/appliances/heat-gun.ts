import { box, FILL, line, mirrored, oval, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const heatGun = standing(['orange', 'red', 'yellow'], (style) =>
  [
    line('M-110 -40 C-110 -150 110 -150 110 -40', '#2b2e33', 16),
    box([-150, -70, 300, 190, 95], FILL.main),
    oval([120, 25, 44, 96], '#22252a') +
      repeat(6, (index) => line(`M90 ${index * 28 - 44} H150`, '#ff8a3c', 4)),
    mirrored(line('M80 116 L110 188', '#3a3e45', 16)),
    style.letter(`${style.vary(1, 2, 9)} кВт`, { x: -30, y: 42, size: 42, fill: style.ink }),
  ].join(''),
);
