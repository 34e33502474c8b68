import { cloth, fold } from '../../drawing/cloth.ts';
import { line, oval, path, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const pillow = lying(['white', 'grey', 'beige', 'sky', 'pink', 'green'], (style) => {
  const shape = style.choose(1, [
    'M-160 -110 Q0 -140 160 -110 Q186 0 160 110 Q0 140 -160 110 Q-186 0 -160 -110Z',
    'M-150 -150 Q0 -120 150 -150 Q124 0 150 150 Q0 124 -150 150 Q-124 0 -150 -150Z',
    'M-180 -70 Q-150 -120 -80 -110 Q0 -60 80 -110 Q150 -120 180 -70 Q190 60 160 110 Q0 130 -160 110 Q-190 60 -180 -70Z',
  ]);
  return [
    cloth(shape, style),
    fold(
      'M-150 -96 Q-110 -60 -130 -20 M150 -96 Q110 -60 130 -20 M-146 100 Q-110 60 -124 30 M146 100 Q110 60 124 30',
      style,
      5,
    ),
    path('M-100 -80 Q0 -110 90 -80 Q20 -40 -110 -20Z', '#ffffff', 0.25),
    style.choose(2, [
      '',
      line(shape, style.accent, 6, 0.8),
      repeat(9, (index) =>
        oval([(index % 3) * 70 - 70, Math.floor(index / 3) * 54 - 54, 5], style.deep, 0.4),
      ),
    ]),
  ].join('');
});
