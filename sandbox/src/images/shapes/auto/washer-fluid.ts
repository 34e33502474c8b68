import { box, FILL, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const washerFluid = standing(['sky', 'blue', 'green', 'red'], (style) =>
  [
    box([-26, -190, 62, 40, 8], FILL.accent),
    path(
      'M-36 -150 H46 Q120 -110 120 -50 V166 Q120 190 96 190 H-96 Q-120 190 -120 166 V-50 Q-120 -110 -36 -150Z',
      FILL.glass,
      0.7,
    ),
    path('M-112 -40 H112 V166 Q112 184 92 184 H-92 Q-112 184 -112 166Z', style.main, 0.75),
    path('M60 -110 Q100 -90 100 -40 H70 Q50 -70 60 -110Z', '#ffffff', 0.7),
    box([-100, 0, 200, 140, 6], '#ffffff', 0.95),
    style.letter(style.brand.slice(0, 8), { y: 48, size: 34, fill: '#24272c' }),
    style.letter(style.choose(1, ['-20°', '-25°', '-30°', '-40°']), { y: 110, size: 54, fill: style.accent }),
  ].join(''),
);
