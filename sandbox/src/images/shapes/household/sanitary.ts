import { box, FILL, line, mirrored, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const sanitary = standing(['white'], (style) => {
  const kind = style.byNoun(1, { унитаз: 'toilet', ванна: 'bath', раковин: 'sink' });
  return {
    toilet: [
      box([20, -150, 130, 170, 14], FILL.main),
      oval([84, -156, 18, 8], FILL.metal),
      path('M-170 10 H110 Q112 110 40 130 L60 190 H-50 L-60 130 Q-160 110 -170 10Z', FILL.main),
      oval([-36, 6, 146, 34], style.light),
      oval([-46, 6, 112, 22], style.dark),
      oval([-46, 8, 92, 16], style.deep, 0.5),
    ].join(''),
    sink: [
      path('M-40 60 H40 L54 190 H-54Z', FILL.round),
      path('M-180 -40 H180 Q176 70 70 84 H-70 Q-176 70 -180 -40Z', FILL.main),
      oval([0, -40, 180, 44], style.light),
      oval([0, -34, 140, 30], style.dark),
      line('M0 -60 V-130 Q0 -150 40 -140', '#a4abb3', 17),
      oval([0, -30, 13, 6], '#6b717a'),
    ].join(''),
    bath: [
      path('M-190 -20 H190 Q186 130 120 150 H-120 Q-186 130 -190 -20Z', FILL.main),
      oval([0, -20, 190, 40], style.light),
      oval([0, -16, 164, 28], '#bfe0ee'),
      mirrored(path('M100 146 H130 L140 190 H116Z', FILL.metal)),
      line('M150 -30 V-100 Q150 -120 110 -110', '#a4abb3', 13),
      repeat(6, (index) => oval([index * 30 - 110, -26 - (index % 2) * 12, 17], '#ffffff', 0.9)),
    ].join(''),
  }[kind];
});
