import { box, FILL, line, oval, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const kettle = standing(['white', 'black', 'steel', 'clear', 'red'], (style) =>
  [
    line('M92 -90 C190 -100 180 120 96 100', style.deep, 30),
    line('M92 -90 C190 -100 180 120 96 100', '#2b2e33', 20),
    path('M-84 -120 L-150 -90 Q-130 -50 -92 -40Z', FILL.dark),
    path(
      `M-${style.vary(1, 62, 84)} -130 H${style.vary(1, 62, 84)} Q110 20 118 150 H-118 Q-110 20 -${style.vary(1, 62, 84)} -130Z`,
      FILL.round,
    ),
    path('M-78 -130 Q0 -176 78 -130Z', FILL.black) + oval([0, -158, 16, 11], FILL.black),
    style.choose(2, [
      box([-30, -70, 26, 170, 13], '#cfeaf5', 0.8) + box([-30, 10, 26, 90, 13], '#62b4e0', 0.8),
      path('M-112 100 Q0 116 112 100 L118 150 H-118Z', style.deep, 0.6),
      '',
    ]),
    box([-130, 150, 260, 38, 14], FILL.black),
    oval([40, 168, 7], '#53b7ff'),
    path('M-70 -110 Q-96 20 -100 130 H-74 Q-66 20 -50 -110Z', '#ffffff', 0.28),
  ].join(''),
);
