import { box, FILL, line, move, oval, path, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const decor = lying(['red', 'white', 'green', 'gold'], (style) => {
  const kind = style.byNoun(1, { скатерт: 'cloth', снег: 'snow', 'наклейк|декор': 'stickers' });
  return {
    stickers:
      box([-140, -180, 280, 360, 6], '#ffffff') +
      repeat(12, (index) =>
        move(
          (index % 3) * 84 - 84,
          Math.floor(index / 3) * 84 - 130,
          index % 3 === 0
            ? repeat(3, (arm) =>
                rotate(arm * 60, line('M0 -32 V32', style.main === '' ? '#000' : '#5fb0e6', 6)),
              )
            : index % 3 === 1
              ? path('M0 -34 L28 24 H-28Z', '#3b8d58') + box([-5, 24, 10, 10], '#7a5230')
              : path('M0 -32 l9 20 l22 2 l-17 14 l5 22 l-19 -12 l-19 12 l5 -22 l-17 -14 l22 -2Z', '#f2c53c'),
        ),
      ),
    cloth:
      path('M-190 -60 L-60 -130 L190 -60 L70 60Z', FILL.main) +
      path('M-190 -60 L70 60 V180 Q20 120 -40 140 Q-110 100 -190 70Z', FILL.dark) +
      path('M70 60 L190 -60 V70 Q140 100 70 180Z', FILL.light) +
      repeat(6, (index) =>
        move(
          index * 50 - 130,
          index * 10 - 60,
          repeat(3, (arm) => rotate(arm * 60, line('M0 -14 V14', '#ffffff', 4))),
        ),
      ),
    snow:
      box([-80, -180, 160, 350, 16], FILL.white) +
      box([-80, -80, 160, 170], '#5fb0e6') +
      style.letter(style.brand.slice(0, 8), { y: 20, size: 34, fill: '#ffffff' }) +
      repeat(12, (index) => oval([((index * 61) % 320) - 160, 150 + (index % 3) * 15, 22, 15], '#ffffff')),
  }[kind];
});
