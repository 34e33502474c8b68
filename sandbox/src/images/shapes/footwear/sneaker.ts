import { FILL, line, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const sneaker = standing(['white', 'black', 'grey', 'blue', 'pink', 'beige'], (style) => {
  const sole = style.choose(1, ['#ffffff', '#f0ece4', '#2a2c30']);
  const high = style.choose(2, [true, false, false]);
  return [
    high ? path('M-150 40 Q-160 -40 -140 -110 Q-90 -130 -50 -110 L-20 30Z', FILL.dark) : '',
    path(
      `M-164 120 Q-172 40 -152 -20 Q-140 -52 -116 -40 Q-84 -16 -56 -54 Q-40 -66 -20 -50 Q40 26 110 48 Q170 60 178 110 V130 H-164Z`,
      FILL.main,
    ),
    path('M-164 120 Q-172 50 -154 -10 Q-110 40 -90 130 H-164Z', FILL.dark),
    path('M178 112 Q168 66 110 50 Q86 70 92 130 H178Z', FILL.dark),
    path(
      'M-96 118 Q-40 20 20 60 Q-10 90 60 124 Q-20 130 -96 118Z',
      style.choose(3, [style.accent, style.light, style.deep]),
    ),
    repeat(5, (index) => line(`M${index * 22 - 50} ${index * 17 - 36} l24 -18`, '#f7f8fa', 7)),
    path('M-176 124 Q0 140 184 112 Q192 150 172 178 Q0 196 -160 180 Q-182 160 -176 124Z', sole),
    path('M-170 164 Q0 180 180 154 L172 178 Q0 196 -160 180Z', style.dark, 0.85),
    line('M-172 142 Q0 156 186 132', style.deep, 2.5, 0.35),
    line('M-148 -34 l-18 -26', style.deep, 8),
  ].join('');
});
