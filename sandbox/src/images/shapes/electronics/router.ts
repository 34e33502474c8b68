import { box, FILL, group, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const router = standing(['white', 'black'], (style) =>
  [
    repeat(4, (index) =>
      group(
        `translate(${index * 90 - 135} 100) rotate(${index * 8 - 12})`,
        box([-9, -240, 18, 240, 9], FILL.black),
      ),
    ),
    path('M-180 110 H180 L190 176 Q190 190 176 190 H-176 Q-190 190 -190 176Z', FILL.main),
    path('M-150 84 H150 L180 112 H-180Z', FILL.light),
    repeat(6, (index) => oval([index * 26 - 64, 150, 5], index === 4 ? '#f0a43c' : '#56d98a')),
    style.letter(style.brand.slice(0, 8), { x: -126, y: 156, size: 15, fill: style.ink }),
  ].join(''),
);
