import { box, FILL, line, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const hairDye = standing(['chocolate', 'ginger', 'burgundy', 'black', 'beige'], (style) =>
  [
    path('M100 -180 L140 -160 V170 L100 190Z', style.dark),
    box([-110, -180, 210, 370, 4], FILL.white),
    path('M-60 190 Q-110 40 -70 -80 Q-30 -150 50 -110 Q100 -60 60 20 Q40 120 100 190Z', FILL.main),
    repeat(5, (index) =>
      line(`M${index * 22 - 60} -60 Q${index * 20 - 80} 60 ${index * 30 - 50} 180`, style.light, 4, 0.5),
    ),
    oval([10, -50, 50, 60], '#f6d9c1') +
      path('M-40 -60 Q-30 -120 20 -110 Q60 -100 60 -50 Q30 -90 -10 -84 Q-30 -80 -40 -60Z', style.main),
    style.letter(style.brand.slice(0, 8), { x: -5, y: -134, size: 34, fill: '#24272c' }),
    box([-100, 120, 90, 60, 4], style.deep) +
      style.letter(`${style.vary(1, 1, 9)}.${style.vary(2, 0, 7)}`, {
        x: -55,
        y: 162,
        size: 38,
        fill: '#ffffff',
      }),
  ].join(''),
);
