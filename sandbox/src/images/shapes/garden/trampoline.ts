import { FILL, line, mirrored, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const trampoline = standing(['blue', 'green', 'black'], () =>
  [
    repeat(6, (index) => line(`M${index * 62 - 155} 70 V-170`, '#3a3e44', 8)),
    path('M-160 -160 H160 V70 H-160Z', '#7c8aa0', 0.25) +
      repeat(9, (index) => line(`M-160 ${index * 26 - 150} H160`, '#5b6b85', 1.5, 0.6)),
    oval([0, 76, 186, 40], FILL.main) + oval([0, 72, 146, 28], '#1d1f22'),
    mirrored(line('M150 90 L160 186 M60 110 V190', '#5b6169', 11)),
    repeat(6, (index) => oval([index * 62 - 155, -174, 9], FILL.accent)),
  ].join(''),
);
