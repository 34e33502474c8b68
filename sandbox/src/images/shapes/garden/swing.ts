import { FILL, line, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const swing = standing(['green', 'beige', 'brown', 'grey'], (style) => {
  const hanging = style.byNoun(1, { подвес: true, качел: false });
  return hanging
    ? [
        line('M80 -190 Q-40 -210 -60 -150 M80 -190 Q150 -60 130 180 M-110 186 H150', '#3a3e44', 11),
        line('M-60 -150 V-120', '#8b9199', 5),
        path('M-150 20 Q-150 -120 -60 -120 Q40 -120 30 20 Q0 110 -60 110 Q-130 110 -150 20Z', FILL.main) +
          repeat(7, (index) =>
            line(
              `M-146 ${index * 26 - 70} Q-60 ${index * 26 - 90} 28 ${index * 26 - 70}`,
              style.deep,
              4,
              0.4,
            ),
          ),
        path('M-126 20 Q-60 -40 10 20 Q0 90 -60 92 Q-120 90 -126 20Z', FILL.accent),
      ].join('')
    : [
        path('M-190 -130 Q0 -176 190 -130 L184 -100 H-184Z', FILL.main),
        line('M-150 -110 L-180 188 M150 -110 L180 188 M-120 -110 L-110 60 M120 -110 L110 60', '#3a3e44', 11),
        path('M-130 -20 H130 V70 H-130Z', FILL.accent) +
          repeat(4, (index) => line(`M${index * 60 - 90} -16 V66`, '#fff', 4, 0.4)),
        path('M-140 64 H140 L130 100 H-130Z', FILL.dark),
      ].join('');
});
