import { box, FILL, path, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const palette = lying(['black', 'white', 'pink', 'gold'], (style) => {
  const shades = [
    '#e7c9b0',
    '#c98d6b',
    '#9b5b46',
    '#6b3a2e',
    '#d98fa0',
    '#b4546c',
    '#f0d9a0',
    '#8c6a9b',
    '#4a4250',
    '#c7a25a',
    '#7a8a5a',
    '#e9b7a0',
  ];
  return [
    path('M-176 -150 H176 V-10 H-176Z', FILL.main) + box([-160, -136, 320, 112, 4], FILL.glass),
    box([-180, -4, 360, 170, 10], FILL.main),
    repeat(
      12,
      (index) =>
        box(
          [(index % 6) * 56 - 164, Math.floor(index / 6) * 72 + 14, 48, 62, 5],
          shades[(index + style.vary(1, 0, 11)) % 12] ?? '#c98d6b',
        ) +
        path(`M${(index % 6) * 56 - 160} ${Math.floor(index / 6) * 72 + 20} h28 l-28 34Z`, '#ffffff', 0.18),
    ),
    style.letter(style.brand.slice(0, 9), { y: -70, size: 34, fill: '#55595f' }),
  ].join('');
});
