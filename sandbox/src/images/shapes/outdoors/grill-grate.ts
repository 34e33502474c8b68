import { box, FILL, line, oval, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const grillGrate = lying(['silver', 'black'], (style) => {
  return rotate(
    -24,
    [
      line('M-130 -150 H130 V80 H-130Z', style.dark, 10),
      repeat(9, (index) => line(`M${index * 28 - 112} -150 V80`, style.main, 4)),
      repeat(7, (index) => line(`M-130 ${index * 32 - 130} H130`, style.main, 4)),
      box([-16, 80, 32, 110, 12], FILL.wood),
      oval([-50, -60, 46, 34], '#9a5a30') + oval([60, 10, 44, 34], '#9a5a30'),
    ].join(''),
  );
});
