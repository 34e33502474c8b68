import { box, FILL, line, mirrored, oval, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const pump = standing(['red', 'black', 'blue', 'orange'], (style) =>
  [
    line('M100 60 C200 80 190 -150 60 -140', '#22252a', 11) + box([30, -156, 40, 30, 6], FILL.metal),
    box([-170, -40, 290, 190, 26], FILL.main),
    oval([-90, 50, 66], '#f6f7f8') +
      `<circle cx="-90" cy="50" r="60" fill="none" stroke="#24272c" stroke-width="5" stroke-dasharray="4 14"/>` +
      line('M-90 50 L-60 14', '#d3453b', 6) +
      oval([-90, 50, 9], '#24272c'),
    repeat(5, (index) => line(`M${index * 24 + 10} -16 V126`, style.deep, 9, 0.6)),
    line('M-110 -40 Q-30 -110 60 -40', '#2b2d31', 17),
    mirrored(box([90, 148, 46, 30, 8], '#22252a')),
    style.letter(style.brand.slice(0, 7), { x: 60, y: 176, size: 20, fill: '#cfd4da' }),
  ].join(''),
);
