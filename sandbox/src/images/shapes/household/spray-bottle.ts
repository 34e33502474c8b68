import { box, FILL, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const sprayBottle = standing(['blue', 'green', 'orange', 'white', 'purple'], (style) =>
  [
    path('M-70 -190 H40 Q60 -186 60 -160 L30 -130 H-20 L-24 -110 H-40 L-44 -140 L-70 -150Z', FILL.accent) +
      path('M-40 -130 Q-70 -110 -66 -80 L-54 -82 Q-52 -104 -30 -118Z', style.deep),
    box([-26, -130, 52, 40, 5], FILL.white),
    path(
      'M-30 -90 H30 Q86 -40 86 20 V160 Q86 190 58 190 H-58 Q-86 190 -86 160 V20 Q-86 -40 -30 -90Z',
      FILL.round,
    ),
    path('M-72 20 H72 V140 H-72Z', '#ffffff', 0.94) + path('M-72 100 Q0 70 72 104 V140 H-72Z', style.accent),
    style.letter(style.brand.slice(0, 8), { y: 64, size: 27, fill: '#24272c' }),
    style.letter(style.choose(1, ['PRO', '3 в 1', 'Active', 'Fresh']), { y: 128, size: 20, fill: '#ffffff' }),
    path('M-74 10 Q-72 -30 -40 -60 L-58 170 H-66 Q-74 160 -74 150Z', '#fff', 0.25),
  ].join(''),
);
