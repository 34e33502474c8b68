import { FILL, line, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const skates = standing(['white', 'black', 'blue'], (style) => {
  const wheels = style.byNoun(1, { ролик: true, коньк: false });
  return [
    path(
      'M-100 -170 Q-30 -186 30 -160 L36 -20 Q80 10 130 16 Q164 30 160 84 H-120 Q-96 -40 -100 -170Z',
      FILL.main,
    ),
    path('M-100 -170 Q-70 -180 -50 -178 L-44 84 H-120 Q-96 -40 -100 -170Z', FILL.dark),
    repeat(6, (index) => line(`M-6 ${index * 24 - 148} L36 ${index * 24 - 156}`, '#2b2d31', 5)),
    line('M-100 -60 H40', style.accent, 14),
    wheels
      ? path('M-120 84 H160 L140 130 H-100Z', FILL.black) +
        repeat(
          4,
          (index) =>
            oval([index * 66 - 88, 152, 32], style.accent) + oval([index * 66 - 88, 152, 13], '#f2f3f5'),
        )
      : path('M-110 84 H150 L140 100 H110 L100 160 H-70 L-80 100 H-104Z', FILL.black) +
        path('M-140 158 H176 Q196 156 196 136 Q206 180 170 186 H-140Z', FILL.metal),
  ].join('');
});
