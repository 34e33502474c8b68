import { box, FILL, line, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const filter = standing(['white', 'orange', 'blue', 'red'], (style) => {
  const round = style.choose(1, [true, false]);
  return round
    ? [
        box([-96, -130, 192, 290, 20], FILL.round),
        repeat(11, (index) => line(`M${index * 18 - 90} -120 V-80`, style.deep, 6, 0.5)),
        style.letter(style.brand.slice(0, 8), { y: 20, size: 40, fill: style.ink }),
        box([-100, 150, 200, 40, 8], FILL.black),
        path('M-76 -60 H-60 V130 H-76Z', '#fff', 0.4),
      ].join('')
    : [
        path('M-176 -60 L-130 -110 H180 L140 -60Z', '#f2f3f5'),
        repeat(22, (index) =>
          path(
            `M${index * 14.4 - 176} -60 L${index * 14.2 - 130} -110 l8 0 L${index * 14.4 - 168} -60Z`,
            index % 2 === 0 ? '#ffffff' : '#cbd1d8',
          ),
        ),
        path('M140 -60 L180 -110 V90 L140 150Z', FILL.dark),
        box([-176, -60, 316, 210, 6], FILL.main),
        style.letter(style.brand.slice(0, 8), { x: -18, y: 64, size: 44, fill: style.ink }),
      ].join('');
});
