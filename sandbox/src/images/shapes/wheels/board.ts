import { box, FILL, mirrored, oval, path, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const board = lying(['black', 'blue', 'red', 'green'], (style) => {
  return style.byNoun(1, { скейт: true, гиро: false })
    ? rotate(
        -16,
        path(
          'M-190 -10 Q-190 -40 -150 -36 H150 Q190 -40 190 -10 Q180 14 150 10 H-150 Q-180 14 -190 -10Z',
          FILL.main,
        ) +
          repeat(
            4,
            (index) =>
              oval([index * 26 + (index > 1 ? 70 : -150), 44, 26], FILL.accent) +
              oval([index * 26 + (index > 1 ? 70 : -150), 44, 10], '#f3f4f6'),
          ) +
          mirrored(box([90, 6, 50, 20, 6], FILL.metal)) +
          style.letter(style.brand.slice(0, 9), { y: -6, size: 24, fill: style.ink }),
      )
    : [
        oval([-120, 60, 70], '#1d1f22') +
          oval([-120, 60, 40], FILL.metal) +
          oval([120, 60, 70], '#1d1f22') +
          oval([120, 60, 40], FILL.metal),
        path(
          'M-150 -20 Q-70 -40 0 10 Q70 -40 150 -20 Q160 30 60 60 Q0 40 -60 60 Q-160 30 -150 -20Z',
          FILL.main,
        ),
        mirrored(box([50, -22, 80, 20, 8], '#22252a')),
        oval([0, 24, 10], '#53b7ff'),
      ].join('');
});
