import { box, FILL, line, oval, path, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const chandelier = lying(['gold', 'black', 'white', 'silver'], (style) => {
  const arms = style.choose(1, [3, 5, 1]);
  return arms === 1
    ? [
        line('M0 -196 V-60', '#3b3e44', 5),
        path('M-40 -60 H40 Q150 -40 170 80 H-170 Q-150 -40 -40 -60Z', FILL.main),
        oval([0, 80, 170, 24], '#fff3c6'),
        oval([0, 90, 40, 26], '#fffbe8'),
        path('M-100 100 L-160 196 H160 L100 100Z', '#fff3c6', 0.4),
      ].join('')
    : [
        line('M0 -196 V0', style.dark, 7),
        oval([0, -186, 46, 12], FILL.main),
        oval([0, 10, 22], FILL.main),
        repeat(arms, (index) => {
          const x = (index - (arms - 1) / 2) * (320 / arms);
          return (
            line(`M0 10 Q${x / 2} 90 ${x} 30`, style.main, 8) +
            path(`M${x - 34} 40 Q${x} -60 ${x + 34} 40Z`, '#fff3cf') +
            oval([x, 42, 34, 9], '#ffe9a6') +
            box([x - 12, 24, 24, 14, 4], FILL.main)
          );
        }),
        repeat(9, (index) => path(`M${index * 30 - 120} 100 l7 14 l-7 16 l-7 -16Z`, FILL.glass)),
      ].join('');
});
