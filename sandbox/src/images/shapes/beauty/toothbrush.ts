import { box, FILL, line, move, oval, path, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const toothbrush = lying(['blue', 'pink', 'green', 'black'], (style) => {
  const electric = style.byNoun(1, { электр: true, щётк: false });
  return electric
    ? [
        box([-9, -150, 18, 80, 6], FILL.white) +
          oval([0, -166, 24, 26], '#ffffff') +
          repeat(5, (index) => line(`M${index * 8 - 16} -180 V-150`, style.accent, 5)),
        path('M-40 -70 H40 L46 150 Q46 190 0 190 Q-46 190 -46 150Z', FILL.round),
        oval([0, -10, 20], FILL.white) + oval([0, -10, 9], '#5bd38a'),
        style.letter(style.brand.slice(0, 6), { y: 100, size: 20, fill: style.ink }),
      ].join('')
    : rotate(
        38,
        repeat(3, (index) =>
          move(
            index * 64 - 64,
            0,
            box([-11, -110, 22, 290, 11], [FILL.main, FILL.accent, FILL.light][index] ?? FILL.main) +
              box([-15, -190, 30, 90, 10], '#ffffff') +
              repeat(7, (row) =>
                line(`M-26 ${row * 11 - 182} H-12`, row % 2 === 0 ? style.accent : '#dfe5ea', 7),
              ) +
              box([-5, -60, 10, 130, 5], '#fff', 0.35),
          ),
        ),
      );
});
