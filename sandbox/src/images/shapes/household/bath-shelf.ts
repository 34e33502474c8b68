import { box, FILL, line, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const bathShelf = standing(['black', 'white', 'steel', 'oak'], (style) =>
  [
    line('M-150 -120 V160 M150 -120 V160', style.dark, 8),
    repeat(
      2,
      (index) =>
        box([-160, index * 150 - 10, 320, 18, 6], FILL.main) +
        line(`M-156 ${index * 150 - 40} H156`, style.dark, 5),
    ),
    box([-120, -110, 56, 100, 12], FILL.accent) + box([-104, -130, 24, 24, 5], style.deep),
    box([-40, -80, 50, 70, 10], FILL.white) + box([40, -96, 44, 86, 20], FILL.light),
    path('M-110 140 V80 H20 V140Z', FILL.white) +
      oval([80, 104, 36], FILL.white) +
      oval([80, 104, 13], '#c9a67c'),
  ].join(''),
);
