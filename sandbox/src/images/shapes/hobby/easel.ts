import { box, FILL, line, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const easel = standing(['oak', 'white', 'walnut'], (style) =>
  [
    line('M0 -190 L-120 188 M0 -190 L120 188 M10 -180 L30 180', style.dark, 13),
    box([-140, -140, 280, 210, 3], '#fdfdfb'),
    path('M-130 20 Q-60 -60 0 0 T130 -30 V60 H-130Z', style.accent, 0.7),
    box([-160, 70, 320, 22, 5], FILL.main),
    repeat(4, (index) =>
      line(`M${index * 24 - 30} 70 V20`, ['#e4463c', '#f2c53c', '#55a35b', '#3f9ad0'][index] ?? '#222', 8),
    ),
  ].join(''),
);
