import { box, FILL, line, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const perfume = standing(['clear', 'gold', 'pink', 'black', 'lilac', 'sky'], (style) => {
  const shape = style.choose(1, [
    'M-100 -60 H100 Q112 -60 112 -46 V172 Q112 190 96 190 H-96 Q-112 190 -112 172 V-46 Q-112 -60 -100 -60Z',
    'M-40 -60 H40 Q140 0 130 90 Q120 190 0 190 Q-120 190 -130 90 Q-140 0 -40 -60Z',
    'M-60 -60 H60 L100 40 L80 190 H-80 L-100 40Z',
  ]);
  return [
    box(
      [-34, -176, 68, 90, style.choose(2, [6, 20])],
      style.choose(3, [FILL.gold, FILL.black, FILL.metal, FILL.wood]),
    ),
    box([-26, -88, 52, 30, 3], FILL.metal),
    path(shape, FILL.glass, 0.85),
    path(shape, FILL.round, 0.78),
    line(shape, '#ffffff', 5, 0.6),
    box([-66, 40, 132, 80, 3], '#ffffff', 0.9),
    style.letter(style.brand.slice(0, 8), { y: 80, size: 26, fill: '#24272c' }),
    style.letter('EAU DE PARFUM', { y: 104, size: 12, fill: '#6b717a' }),
    path('M-86 -30 H-60 L-76 160 H-92Z', '#fff', 0.45),
  ].join('');
});
