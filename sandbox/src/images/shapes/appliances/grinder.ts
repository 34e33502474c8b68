import { box, FILL, line, oval, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const grinder = standing(['white', 'black', 'steel', 'red'], (style) =>
  [
    path('M-74 -60 L-60 -176 H60 L74 -60Z', FILL.glass, 0.85) +
      path(
        'M-68 -90 L-70 -64 H70 L68 -90 Q0 -120 -68 -90Z',
        style.choose(1, ['#6b4226', '#c4553b', '#6e9a4a']),
      ),
    box([-66, -190, 132, 24, 10], FILL.dark),
    path('M-78 -60 H78 Q112 30 108 186 H-108 Q-112 30 -78 -60Z', FILL.round),
    oval([0, 60, 34], FILL.black) + oval([0, 60, 22], FILL.metal) + line('M0 60 V44', '#333', 4),
    style.letter(style.brand.slice(0, 8), { y: 140, size: 20, fill: style.ink }),
    path('M-54 -160 L-64 -80 H-46 L-40 -160Z', '#ffffff', 0.7),
  ].join(''),
);
