import { box, FILL, oval, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const camera = standing(['black', 'silver', 'brown', 'pink'], (style) => {
  const action = style.byNoun(1, { экшн: true, 'фото|видео': false });
  return action
    ? [
        box([-150, -90, 300, 280, 30], FILL.main),
        oval([60, 20, 84], '#0f1113') +
          oval([60, 20, 62], '#2d333c') +
          oval([60, 20, 38], '#24496f') +
          oval([42, 0, 14], '#d8e9ff', 0.9),
        box([-130, -66, 90, 64, 10], FILL.screen),
        oval([-86, -100, 26, 12], style.accent),
        style.letter(style.brand.slice(0, 7), { x: -84, y: 150, size: 20, fill: style.ink }),
      ].join('')
    : [
        path('M-60 -90 L-36 -140 H50 L74 -90Z', FILL.black),
        box([-180, -96, 360, 250, 28], FILL.main),
        box([-180, -40, 360, 140], FILL.black),
        oval([10, 34, 112], '#1b1e22') +
          oval([10, 34, 94], '#3d434c') +
          oval([10, 34, 78], '#0e1013') +
          oval([10, 34, 50], '#1e4468') +
          oval([-14, 8, 18], '#d8e9ff', 0.85),
        box([-154, -120, 62, 26, 8], FILL.metal) + box([110, -116, 44, 22, 6], style.accent),
        box([100, -76, 56, 26, 6], '#fdf7d9'),
      ].join('');
});
