import { box, FILL, line, oval, path, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const pan = lying(['black', 'grey', 'red', 'copper'], (style) => {
  const deep = style.choose(1, [true, false]);
  return rotate(
    -18,
    [
      path('M110 -18 L226 -30 Q240 0 226 26 L110 18Z', style.choose(2, [FILL.black, FILL.wood])) +
        oval([212, -2, 8], '#e9ebee', 0.8),
      box([100, -16, 36, 32, 6], FILL.metal),
      oval([-40, 0, 156], FILL.main) +
        oval([-40, 0, 142], deep ? style.deep : '#2c2e33') +
        oval([-40, 0, 118], '#1e2024'),
      repeat(
        deep ? 0 : 4,
        (index) => `<circle cx="-40" r="${104 - index * 26}" fill="none" stroke="#34373d" stroke-width="4"/>`,
      ),
      deep
        ? repeat(5, (index) => line(`M-128 ${index * 40 - 80} H48`, '#3a3d43', 8))
        : path('M-130 -40 Q-100 -110 -20 -112 Q-90 -60 -100 30Z', '#fff', 0.12),
    ].join(''),
  );
});
