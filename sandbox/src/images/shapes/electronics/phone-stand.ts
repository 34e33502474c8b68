import { box, FILL, line, mirrored, oval, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const phoneStand = standing(['black', 'silver', 'white', 'pink'], (style) => {
  const tripod = style.choose(1, [true, false]);
  return [
    tripod
      ? line('M0 20 L-110 186 M0 20 L110 186 M0 20 L10 190', style.deep, 14) +
        line('M0 -60 V40', style.dark, 18)
      : path('M-110 176 H110 L96 190 H-96Z', FILL.dark) +
        box([-90, 164, 180, 20, 10], FILL.main) +
        path('M-16 170 L-24 0 H24 L16 170Z', FILL.metal),
    box([-104, -130, 208, 130, 16], '#1c1e22'),
    box([-96, -122, 192, 114, 10], FILL.screen),
    mirrored(path('M86 -140 H116 V10 H86 V-6 H100 V-124 H86Z', FILL.main)),
    oval([0, 10, 22], FILL.dark),
    path('M-20 -86 L30 -64 L-20 -42Z', '#ffffff', 0.9),
  ].join('');
});
