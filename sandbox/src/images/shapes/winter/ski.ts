import { box, FILL, line, move, oval, path, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const ski = lying(['blue', 'red', 'black', 'green'], (style) => {
  const board = style.byNoun(1, { сноуб: true, лыж: false });
  return board
    ? rotate(
        20,
        path(
          'M-56 -150 Q-50 -196 0 -196 Q50 -196 56 -150 Q30 0 56 150 Q50 196 0 196 Q-50 196 -56 150 Q-30 0 -56 -150Z',
          FILL.main,
        ) +
          line('M-36 -130 L24 -60 L-20 20 L30 120', style.accent, 20) +
          box([-46, -70, 92, 34, 8], '#22252a') +
          box([-46, 40, 92, 34, 8], '#22252a'),
      )
    : [
        rotate(
          14,
          repeat(2, (index) =>
            move(
              index * 60 - 70,
              0,
              path('M-17 -170 Q-14 -200 0 -204 Q14 -200 17 -170 V180 Q0 196 -17 180Z', FILL.main) +
                box([-20, -20, 40, 70, 6], '#22252a') +
                style.letter(style.brand.slice(0, 1), { y: -80, size: 28, fill: style.ink }),
            ),
          ),
        ),
        rotate(
          -8,
          line('M90 -190 V180 M130 -190 V180', '#8b9199', 6) +
            box([82, -200, 16, 50, 7], FILL.accent) +
            box([122, -200, 16, 50, 7], FILL.accent) +
            oval([90, 160, 15, 6], '#22252a') +
            oval([130, 160, 15, 6], '#22252a'),
        ),
      ].join('');
});
