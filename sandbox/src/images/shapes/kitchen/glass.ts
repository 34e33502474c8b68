import { box, FILL, line, move, oval, path, repeat, rotate } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const glass = standing(['clear'], (style) => {
  const kind = style.byNoun(1, { 'стакан|рюм': 'tumbler', фужер: 'flute', бокал: 'wine' });
  const drink = style.choose(2, ['#9b2136', '#f2d27a', '#7fb8e0', '#e8983c']);
  const one = {
    wine:
      path('M-60 -180 Q-80 -20 0 0 Q80 -20 60 -180Z', FILL.glass, 0.6) +
      path('M-66 -110 Q-70 -16 0 -6 Q70 -16 66 -110Z', drink, 0.85) +
      line('M0 0 V170', '#bcd0d9', 8) +
      oval([0, 180, 60, 10], FILL.glass) +
      path('M-46 -160 Q-56 -60 -34 -40 L-30 -160Z', '#fff', 0.7),
    tumbler:
      path('M-70 -60 H70 L58 190 H-58Z', FILL.glass, 0.7) +
      path('M-65 40 H65 L58 190 H-58Z', drink, 0.8) +
      repeat(3, (index) => rotate(index * 9 - 9, box([index * 34 - 54, 36, 32, 32, 5], '#ffffff', 0.6))) +
      path('M-58 -40 H-42 L-36 170 H-48Z', '#fff', 0.7),
    flute:
      path('M-36 -180 Q-44 20 0 50 Q44 20 36 -180Z', FILL.glass, 0.6) +
      path('M-39 -130 Q-40 20 0 44 Q40 20 39 -130Z', drink, 0.8) +
      line('M0 50 V176', '#bcd0d9', 7) +
      oval([0, 182, 50, 8], FILL.glass) +
      path('M-28 -160 Q-32 -20 -16 10 L-16 -160Z', '#fff', 0.7),
  }[kind];
  return move(-84, 0, one) + move(84, 0, one);
});
