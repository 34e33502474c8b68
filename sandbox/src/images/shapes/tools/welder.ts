import { box, FILL, line, mirrored, oval, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const welder = standing(['blue', 'yellow', 'red', 'black'], (style) =>
  [
    line('M-100 -110 Q0 -190 100 -110', '#2b2d31', 20),
    box([-140, -110, 280, 270, 14], FILL.main),
    box([-110, -80, 110, 60, 8], '#0b0d10') +
      style.letter(String(style.vary(1, 120, 250)), { x: -55, y: -38, size: 40, fill: '#ff6b4a' }),
    oval([74, -50, 36], FILL.black) + line('M74 -50 V-78', '#fff', 5),
    repeat(6, (index) => line(`M-110 ${index * 16 + 10} H20`, style.deep, 6)),
    mirrored(oval([60, 120, 20], FILL.black)),
    line('M60 120 C190 130 150 -20 190 -40', '#22252a', 11),
    mirrored(box([90, 158, 40, 26, 6], '#22252a')),
    style.letter(style.brand.slice(0, 8), { x: 64, y: 40, size: 24, fill: style.ink }),
  ].join(''),
);
