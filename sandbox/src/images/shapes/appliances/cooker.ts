import { box, FILL, line, mirrored, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const cooker = standing(['white', 'black', 'silver'], (style) => {
  const hob = style.byNoun(1, { варочн: true, плит: false });
  return hob
    ? [
        path('M-140 -60 H140 L190 130 H-190Z', '#131519'),
        path('M-190 130 H190 V146 H-190Z', '#3d4249'),
        mirrored(
          `<ellipse cx="76" cy="-16" rx="46" ry="22" fill="none" stroke="${style.accent}" stroke-width="5"/><ellipse cx="92" cy="72" rx="58" ry="30" fill="none" stroke="#7e848c" stroke-width="4"/><ellipse cx="92" cy="72" rx="36" ry="18" fill="none" stroke="#7e848c" stroke-width="3"/>`,
        ),
        path('M-130 -56 H-40 L-110 120 H-180Z', '#ffffff', 0.09),
        repeat(5, (index) => oval([index * 22 - 44, 116, 5, 3], '#e5534a')),
      ].join('')
    : [
        path('M-140 -130 H140 L150 -96 H-150Z', '#25282d') + mirrored(oval([70, -122, 36, 8], '#4a4f57')),
        box([-150, -98, 300, 284, 6], FILL.main),
        repeat(
          5,
          (index) =>
            oval([index * 56 - 112, -66, 17], FILL.black) +
            line(`M${index * 56 - 112} -66 v-12`, '#ffffff', 4),
        ),
        box([-124, -26, 248, 160, 10], FILL.black) +
          box([-100, 6, 200, 108, 8], '#3a2d22') +
          repeat(3, (index) => line(`M-96 ${index * 30 + 30} H96`, '#a98f6d', 3)),
        box([-110, -38, 220, 13, 6], FILL.metal),
        line('M-140 150 H140', style.deep, 4, 0.5),
      ].join('');
});
