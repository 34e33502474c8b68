import { box, FILL, line, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const dashCamera = standing(['black', 'grey'], (style) =>
  [
    path('M-60 -190 H60 L40 -140 H-40Z', FILL.dark) + box([-12, -150, 24, 50, 6], '#3a3e44'),
    box([-170, -110, 340, 230, 30], FILL.black) +
      box([-150, -90, 190, 150, 10], FILL.screen) +
      line('M-150 60 L-80 -20 M40 60 L-30 -20 M-55 50 V20 M-55 4 V-16', '#ffffff', 5, 0.9),
    oval([104, -20, 56], '#101114') +
      oval([104, -20, 40], '#2d333c') +
      oval([104, -20, 22], '#24496f') +
      oval([94, -32, 8], '#d8e9ff'),
    repeat(4, (index) => box([index * 46 - 146, 76, 34, 18, 6], '#4b5057')),
    oval([-130, -72, 6], '#e4463c'),
    style.letter('REC', { x: -104, y: -66, size: 15, fill: '#fff' }),
  ].join(''),
);
