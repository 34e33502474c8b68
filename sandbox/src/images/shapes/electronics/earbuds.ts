import { box, FILL, group, move, oval, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const earbuds = standing(['white', 'black', 'pink', 'blue', 'mint'], (style) => {
  const bud =
    box([-15, -10, 30, 104, 15], FILL.main) +
    oval([0, -20, 36, 32], FILL.main) +
    oval([-22, -24, 20, 18], FILL.black) +
    box([-8, 84, 16, 10, 4], FILL.metal) +
    oval([10, -34, 12, 8], '#ffffff', 0.5);
  return [
    path('M-120 10 Q-120 -150 0 -150 Q120 -150 120 10Z', FILL.dark),
    path('M-104 6 Q-104 -132 0 -132 Q104 -132 104 6Z', style.deep),
    move(-52, -40, bud) + move(52, -40, group('scale(-1 1)', bud)),
    path('M-126 20 H126 Q134 190 60 190 H-60 Q-134 190 -126 20Z', FILL.main),
    oval([0, 60, 7], '#7df0a6'),
    path('M-112 34 Q-110 150 -60 176 Q-84 110 -84 34Z', '#ffffff', 0.25),
    style.letter(style.brand.slice(0, 9), { y: 130, size: 20, fill: style.ink }),
  ].join('');
});
