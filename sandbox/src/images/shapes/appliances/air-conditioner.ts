import { box, FILL, line, mirrored, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const airConditioner = standing(['white'], (style) => {
  return style.choose(1, [true, true, false])
    ? [
        path(
          'M-190 -90 Q-190 -120 -160 -120 H160 Q190 -120 190 -90 V20 Q190 40 160 44 H-160 Q-190 40 -190 20Z',
          FILL.main,
        ),
        path('M-180 10 H180 L160 44 H-160Z', style.deep, 0.5) + line('M-166 26 H166', '#ffffff', 5),
        style.letter(`${style.vary(2, 18, 24)}°`, { x: 140, y: -40, size: 28, fill: '#4aa7d8' }),
        style.letter(style.brand.slice(0, 9), { x: -110, y: -50, size: 22, fill: style.deep }),
        repeat(4, (index) => line(`M${index * 80 - 120} 80 q-30 40 0 70 q20 26 -6 40`, '#9fd4f0', 8, 0.7)),
      ].join('')
    : [
        box([-100, -170, 200, 346, 30], FILL.main),
        repeat(6, (index) => line(`M-70 ${index * 16 - 130} H70`, style.deep, 5, 0.6)),
        box([-40, -10, 80, 40, 8], '#12151a') + style.letter('21°', { y: 20, size: 30, fill: '#7fe3ff' }),
        mirrored(oval([70, 180, 16], '#22252a')),
        style.letter(style.brand.slice(0, 8), { y: 110, size: 22, fill: style.deep }),
      ].join('');
});
