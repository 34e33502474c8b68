import { box, FILL, line, mirrored, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const sled = standing(['red', 'blue', 'oak', 'green'], (style) => {
  const tube = style.byNoun(1, { 'ватруш|тюбинг|ледян': true, 'санк|снегокат': false });
  return tube
    ? [
        oval([0, 60, 190, 110], FILL.dark),
        oval([0, 40, 188, 104], FILL.main) +
          oval([0, 36, 84, 40], style.deep) +
          oval([0, 44, 76, 32], FILL.light),
        repeat(8, (index) =>
          line(
            `M${Math.round(90 * Math.cos(index * 0.785))} ${Math.round(42 * Math.sin(index * 0.785) + 38)} L${Math.round(180 * Math.cos(index * 0.785))} ${Math.round(98 * Math.sin(index * 0.785) + 42)}`,
            style.accent,
            9,
          ),
        ),
        mirrored(box([130, 20, 26, 54, 10], '#22252a')),
      ].join('')
    : [
        line('M-170 170 H140 Q190 170 186 110', '#5b6169', 13),
        repeat(3, (index) => line(`M${index * 100 - 130} 60 V168`, '#8b9199', 9)),
        repeat(4, (index) => box([-170, index * 18 - 4, 300, 13, 5], FILL.wood)),
        line('M-160 0 V-110 Q-160 -130 -130 -126 L-110 -10', style.main, 13),
        path('M-150 -100 Q-120 -90 -120 -10 H-150Z', FILL.main),
        line('M140 60 Q200 20 190 -60', '#a9834f', 6),
      ].join('');
});
