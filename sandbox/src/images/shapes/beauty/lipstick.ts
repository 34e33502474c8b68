import { box, FILL, line, move, path, rotate } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const lipstick = standing(['red', 'pink', 'burgundy', 'beige', 'orange'], (style) => {
  const liquid = style.choose(1, [false, true]);
  return liquid
    ? [
        move(
          -60,
          0,
          path('M-34 -30 H34 V170 Q34 190 20 190 H-20 Q-34 190 -34 170Z', FILL.round) +
            box([-34, -180, 68, 150, 8], style.choose(2, [FILL.gold, FILL.black, FILL.white])) +
            rotate(-90, style.letter(style.brand.slice(0, 8), { x: -80, y: 9, size: 24, fill: style.ink })),
        ),
        move(
          70,
          0,
          box([-28, -130, 56, 120, 8], style.choose(2, [FILL.gold, FILL.black, FILL.white])) +
            line('M0 -10 V110', '#9aa0a8', 7) +
            path('M-10 104 H10 L6 180 Q0 190 -6 180Z', style.main),
        ),
      ].join('')
    : [
        move(
          -50,
          0,
          path('M-36 -60 V-150 Q-30 -186 36 -196 V-60Z', FILL.main) +
            path('M-36 -150 Q-30 -186 36 -196 Q20 -160 -36 -130Z', style.light) +
            box([-44, -66, 88, 80, 4], FILL.gold) +
            box([-56, 10, 112, 180, 8], style.choose(3, [FILL.black, FILL.white, FILL.dark])) +
            style.letter(style.brand.slice(0, 6), { y: 120, size: 22, fill: '#d9ad4a' }),
        ),
        move(
          84,
          70,
          box([-50, -60, 100, 180, 8], style.choose(3, [FILL.black, FILL.white, FILL.dark])) +
            box([-50, 100, 100, 16], FILL.gold),
        ),
      ].join('');
});
