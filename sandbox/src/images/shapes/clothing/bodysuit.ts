import { cloth } from '../../drawing/cloth.ts';
import { FILL, line, mirrored, oval, path, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const bodysuit = lying(['white', 'pink', 'sky', 'yellow', 'mint', 'milk'], (style) => {
  const long = style.choose(1, [true, false]);
  const animal = style.choose(2, ['bear', 'heart', 'stars']);
  const drawn = {
    bear:
      mirrored(oval([18, -44, 10], style.accent)) +
      oval([0, -22, 28, 24], style.accent) +
      mirrored(oval([9, -26, 3], '#222')) +
      oval([0, -16, 5, 4], '#222'),
    heart: path('M0 14 Q-52 -24 -26 -48 Q-8 -58 0 -36 Q8 -58 26 -48 Q52 -24 0 14Z', style.accent),
    stars: repeat(6, (index) =>
      path(
        `M${(index % 3) * 46 - 46} ${Math.floor(index / 3) * 50 - 50} l5 11 l12 1 l-9 8 l3 12 l-11 -6 l-11 6 l3 -12 l-9 -8 l12 -1Z`,
        style.accent,
      ),
    ),
  }[animal];
  return [
    mirrored(
      cloth(
        long ? 'M54 -142 Q110 -124 136 40 L98 48 L78 -50Z' : 'M54 -142 Q104 -126 134 -52 L92 -30Z',
        style,
        FILL.dark,
      ),
    ),
    cloth(
      'M-58 -144 Q0 -106 58 -144 Q96 -110 88 -40 Q84 40 92 90 Q40 96 34 148 H-34 Q-40 96 -92 90 Q-84 40 -88 -40 Q-96 -110 -58 -144Z',
      style,
    ),
    line('M-56 -144 Q0 -100 56 -144', style.dark, 9),
    path('M-34 132 H34 V154 Q0 162 -34 154Z', style.dark),
    repeat(3, (index) => oval([index * 20 - 20, 146, 4], '#ffffff')),
    drawn,
  ].join('');
});
