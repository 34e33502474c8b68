import { box, FILL, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const pumps = standing(['black', 'beige', 'red', 'burgundy', 'white'], (style) => {
  const heel = style.vary(1, -110, 20);
  return [
    path(
      `M-156 ${heel} Q-150 ${heel - 50} -120 ${heel - 34} Q-60 ${heel + 50} 20 100 Q80 110 110 80 Q170 110 186 160 Q186 180 150 182 H60 Q-30 170 -90 ${heel + 84} Q-130 ${heel + 50} -156 ${heel}Z`,
      FILL.main,
    ),
    path(
      `M-120 ${heel - 34} Q-60 ${heel + 50} 20 100 Q80 110 110 80 Q60 130 0 122 Q-80 ${heel + 100} -120 ${heel - 34}Z`,
      style.deep,
    ),
    path(
      `M-156 ${heel} Q-140 ${heel + 60} -96 ${heel + 76} Q-126 ${heel + 120} -128 190 H-148 Q-162 60 -156 ${heel}Z`,
      FILL.dark,
    ),
    path(
      `M-96 ${heel + 78} Q-30 174 60 184 H150 Q180 182 186 168 L186 176 Q184 192 150 192 H60 Q-40 184 -100 ${heel + 90}Z`,
      style.deep,
    ),
    style.choose(2, [
      '',
      path('M96 96 l-26 -16 v32Z M96 96 l26 -16 v32Z', style.accent),
      box([84, 84, 36, 22, 5], FILL.gold),
    ]),
    path('M120 110 Q160 126 172 154 Q140 130 120 110Z', '#fff', 0.4),
  ].join('');
});
