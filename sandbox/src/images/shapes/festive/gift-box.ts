import { box, FILL, mirrored, move, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const giftBox = standing(['red', 'gold', 'blue', 'green', 'pink', 'white'], (style) => {
  const stripes = style.choose(1, [true, false]);
  return [
    path('M100 -40 L150 -70 V150 L100 190Z', FILL.dark),
    box([-140, -40, 240, 230, 4], FILL.main),
    stripes
      ? repeat(5, (index) => path(`M${index * 50 - 140} -40 h20 l-20 230 h-20Z`, style.light, 0.4))
      : repeat(9, (index) =>
          oval([(index % 3) * 80 - 100, Math.floor(index / 3) * 74 + 4, 9], '#ffffff', 0.5),
        ),
    path('M-154 -88 L-104 -124 H164 L114 -88Z', style.light) +
      box([-154, -88, 268, 56, 4], FILL.main) +
      path('M114 -88 L164 -124 V-70 L114 -32Z', FILL.dark),
    box([-44, -88, 44, 278], FILL.accent),
    path('M-44 -88 L6 -124 H50 L0 -88Z', style.accent),
    move(
      0,
      -106,
      mirrored(
        path('M0 0 Q40 -90 96 -70 Q110 -20 0 0Z', FILL.accent) + path('M0 0 L70 40 L44 50Z', style.accent),
      ) + oval([0, -4, 20, 17], FILL.accent),
    ),
    style.choose(2, [
      '',
      box([34, 40, 56, 80, 5], '#ffffff', 0.95) +
        path('M62 90 q-26 -20 -12 -30 q12 -4 12 8 q0 -12 12 -8 q14 10 -12 30Z', '#d8334a'),
    ]),
  ].join('');
});
