import { box, FILL, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const hood = standing(['black', 'silver', 'white'], (style) => {
  return style.choose(1, [true, false])
    ? [
        box([-46, -190, 92, 190, 4], FILL.metal),
        path('M-46 0 H46 L180 120 V168 H-180 V120Z', FILL.main),
        box([-180, 130, 360, 38, 4], FILL.dark),
        repeat(5, (index) => oval([index * 26 - 52, 149, 7], index === 2 ? style.accent : '#dfe3e7')),
        path('M-150 168 H150 L190 190 H-190Z', '#fff3c9', 0.7),
      ].join('')
    : [
        box([-40, -190, 80, 160, 4], FILL.metal),
        path('M-150 -40 L150 -40 L170 150 L-170 180Z', FILL.black),
        path('M-140 -30 H0 L-150 140Z', '#ffffff', 0.14),
        box([-170, 160, 340, 26, 5], FILL.main),
        style.letter(style.brand.slice(0, 8), { y: 60, size: 28, fill: '#e8eaed' }),
      ].join('');
});
