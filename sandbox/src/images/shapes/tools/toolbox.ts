import { box, FILL, line, mirrored, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const toolbox = standing(['black', 'red', 'blue', 'yellow'], (style) => {
  return style.choose(1, [true, false])
    ? [
        box([-186, -100, 372, 250, 16], FILL.main),
        box([-170, -84, 340, 218, 10], '#22252a'),
        repeat(8, (index) => box([index * 40 - 156, -66, 22, 80, 9], FILL.metal)),
        repeat(
          7,
          (index) =>
            oval([index * 46 - 138, 50, 19], FILL.metal) + oval([index * 46 - 138, 50, 9], '#22252a'),
        ),
        box([-150, 88, 200, 20, 8], FILL.metal),
        box([70, 84, 80, 30, 10], FILL.accent),
        box([-30, 148, 60, 24, 8], '#3a3e44'),
      ].join('')
    : [
        line('M-70 -60 V-110 Q-70 -130 -50 -130 H50 Q70 -130 70 -110 V-60', '#2b2d31', 20),
        path('M-180 -60 H180 L190 20 H-190Z', FILL.main),
        box([-184, 20, 368, 160, 10], FILL.black),
        mirrored(box([90, 0, 44, 50, 6], FILL.accent)),
        style.letter(style.brand.slice(0, 9), { y: 124, size: 38, fill: '#fff' }),
      ].join('');
});
