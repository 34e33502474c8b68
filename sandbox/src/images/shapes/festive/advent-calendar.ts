import { box, FILL, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const adventCalendar = standing(['red', 'green', 'blue'], (style) =>
  [
    path('M0 -190 L150 -90 H-150Z', FILL.dark),
    box([-150, -90, 300, 280, 6], FILL.main),
    repeat(
      16,
      (index) =>
        box(
          [(index % 4) * 70 - 134, Math.floor(index / 4) * 66 - 76, 58, 54, 5],
          index % 5 === 2 ? '#fff3c4' : index % 2 === 0 ? style.accent : style.light,
        ) +
        style.letter(String(((index * 7) % 24) + 1), {
          x: (index % 4) * 70 - 105,
          y: Math.floor(index / 4) * 66 - 38,
          size: 28,
          fill: '#24272c',
        }),
    ),
    path('M-150 -90 Q-110 -70 -70 -92 Q-30 -70 10 -92 Q60 -70 100 -92 L150 -90 L0 -190Z', '#ffffff', 0.8),
  ].join(''),
);
