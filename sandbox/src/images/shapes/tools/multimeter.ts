import { box, FILL, line, mirrored, move, oval, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const multimeter = lying(['yellow', 'red', 'black'], (style) =>
  [
    line('M-30 140 C-60 220 -190 160 -170 20', '#d3453b', 8) +
      line('M30 140 C60 220 190 160 170 20', '#22252a', 8) +
      box([-182, -60, 24, 90, 8], '#d3453b') +
      box([158, -60, 24, 90, 8], '#22252a'),
    box([-104, -180, 208, 340, 26], FILL.main),
    box([-82, -156, 164, 90, 8], '#c9d8c4') + style.letter('220.4', { y: -92, size: 52, fill: '#20261f' }),
    oval([0, 30, 66], FILL.black) +
      line('M0 30 L-30 -14', '#ffffff', 8) +
      repeat(12, (index) => move(0, 30, rotate(index * 30, oval([0, -80, 4], '#2b2d31')))),
    mirrored(oval([34, 130, 13], '#22252a')),
  ].join(''),
);
