import { box, FILL, move, oval, path, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const railway = lying(['red', 'blue', 'green'], (style) =>
  [
    `<ellipse cx="0" cy="60" rx="176" ry="104" fill="none" stroke="#8a6a45" stroke-width="36" stroke-dasharray="13 12"/><ellipse cx="0" cy="60" rx="188" ry="114" fill="none" stroke="#5b6169" stroke-width="6"/><ellipse cx="0" cy="60" rx="164" ry="94" fill="none" stroke="#5b6169" stroke-width="6"/>`,
    move(
      0,
      -70,
      box([-150, -30, 110, 70, 8], FILL.accent) +
        path('M-20 -20 H100 V40 H-20Z', FILL.main) +
        box([-20, -80, 66, 70, 8], FILL.dark) +
        box([-6, -66, 38, 34, 4], '#bfe3f5') +
        box([72, -60, 22, 44, 4], '#2c2f34') +
        repeat(
          5,
          (index) =>
            oval([index * 56 - 130, 46, 20], '#22252a') + oval([index * 56 - 130, 46, 9], style.light),
        ),
    ),
    oval([84, -180, 22], '#d9dde2') + oval([120, -190, 15], '#e6e9ec'),
  ].join(''),
);
