import { box, FILL, line, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const toaster = standing(['silver', 'red', 'black', 'mint', 'white'], (style) =>
  [
    repeat(
      2,
      (index) =>
        path(
          `M${index * 90 - 116} -20 V-100 Q${index * 90 - 116} -140 ${index * 90 - 46} -140 Q${index * 90 + 24} -140 ${index * 90 + 24} -100 V-20Z`,
          '#c98b45',
        ) +
        path(
          `M${index * 90 - 104} -20 V-96 Q${index * 90 - 104} -128 ${index * 90 - 46} -128 Q${index * 90 + 12} -128 ${index * 90 + 12} -96 V-20Z`,
          '#efc98c',
        ),
    ),
    path(
      'M-160 20 Q-160 -50 -100 -50 H100 Q160 -50 160 20 V170 Q160 188 140 188 H-140 Q-160 188 -160 170Z',
      FILL.main,
    ),
    box([-120, -46, 220, 14, 7], '#1d2024'),
    oval([100, 110, 28], FILL.black) + line('M100 110 V90', '#fff', 4),
    box([-140, 160, 280, 14, 7], FILL.black),
    style.letter(style.brand.slice(0, 9), { x: -30, y: 90, size: 28, fill: style.ink }),
    box([154, 20, 26, 22, 8], FILL.black),
    path('M-146 30 Q-146 -36 -90 -36 Q-126 20 -126 150 H-146Z', '#fff', 0.35),
  ].join(''),
);
