import { FILL, line, oval, path, repeat, rotate } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const iceDrill = standing(['red', 'orange', 'green'], () => {
  return rotate(
    10,
    [
      line('M-60 -190 H40 M40 -190 L60 -120 M60 -120 H10', '#3a3e44', 13),
      oval([-60, -190, 17], FILL.black),
      line('M8 -120 V-40', '#5b6169', 13),
      repeat(6, (index) =>
        path(
          `M-56 ${index * 38 - 44} Q10 ${index * 38 - 84} 70 ${index * 38 - 44} Q10 ${index * 38 - 12} -56 ${index * 38 - 44}Z`,
          index % 2 === 0 ? FILL.main : FILL.dark,
        ),
      ),
      path('M-60 170 L8 196 L70 170Z', FILL.metal),
    ].join(''),
  );
});
