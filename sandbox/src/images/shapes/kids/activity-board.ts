import { box, FILL, line, move, oval, path, repeat, rotate } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const activityBoard = standing(['oak', 'sky', 'pink', 'mint'], (style) =>
  [
    box([-160, -180, 320, 366, 18], FILL.main),
    oval([-84, -104, 52], '#f2b63c') +
      repeat(8, (index) => move(-84, -104, rotate(index * 45, box([-8, -62, 16, 20, 4], '#f2b63c')))) +
      oval([-84, -104, 19], '#fff'),
    box([20, -156, 116, 96, 10], '#4d9c5a') + path('M78 -140 L120 -76 H36Z', '#fff'),
    box([-136, -20, 116, 76, 10], '#e85d5d') +
      line('M-120 18 H-36', '#ffffff', 9) +
      oval([-60, 18, 17], '#f7e08a'),
    oval([84, 20, 56], '#3f78c9') + line('M84 20 V-14 M84 20 L108 34', '#ffffff', 7),
    box([-136, 90, 270, 70, 12], '#ffffff') +
      repeat(5, (index) =>
        oval(
          [index * 48 - 98, 126, 19],
          ['#e85d5d', '#f2b63c', '#4d9c5a', '#3f78c9', '#8a56b5'][index] ?? style.accent,
        ),
      ),
  ].join(''),
);
