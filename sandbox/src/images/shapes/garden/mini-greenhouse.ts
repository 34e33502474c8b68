import { box, FILL, line, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const miniGreenhouse = standing(['clear', 'green', 'white'], (style) => {
  const large = style.choose(1, [true, false]);
  return [
    path('M-180 186 V-20 Q-170 -150 0 -154 Q170 -150 180 -20 V186Z', FILL.glass, 0.65),
    repeat(
      5,
      (index) =>
        path(
          `M${index * 70 - 160} 180 q-20 -60 10 -100 q30 40 16 100Z M${index * 70 - 130} 180 q30 -30 30 -80 q26 40 0 80Z`,
          index % 2 === 0 ? '#5b9a55' : '#7fc06a',
        ) + oval([index * 70 - 140, 120, 11], '#d8402f'),
    ),
    line(
      'M-180 186 V-20 Q-170 -150 0 -154 Q170 -150 180 -20 V186 M-90 186 V-120 M90 186 V-120 M0 186 V-154 M-180 40 H180',
      style.choose(2, ['#8b9199', '#4f9440', '#ffffff']),
      8,
    ),
    large ? box([-44, 10, 88, 176, 4], '#ffffff', 0.45) : '',
    path('M-150 20 Q-140 -100 -60 -130 Q-110 -60 -110 100Z', '#fff', 0.5),
  ].join('');
});
