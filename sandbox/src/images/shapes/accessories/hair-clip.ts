import { cloth, fold } from '../../drawing/cloth.ts';
import { box, FILL, line, mirrored, move, oval, path, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const hairClip = lying(['pink', 'black', 'beige', 'red', 'lilac'], (style) => {
  const kind = style.choose(1, ['bow', 'claw', 'ties', 'band']);
  return {
    bow:
      mirrored(cloth('M0 0 Q60 -110 150 -80 Q170 0 150 80 Q60 110 0 0Z', style)) +
      mirrored(cloth('M0 10 L70 160 L110 120 L20 0Z', style, FILL.dark)) +
      box([-28, -36, 56, 72, 16], FILL.dark) +
      mirrored(fold('M30 0 Q80 -30 130 -20 M30 6 Q80 30 130 24', style)),
    claw:
      mirrored(
        path(
          'M4 -80 Q110 -130 150 -40 Q150 40 120 100 L100 40 L88 110 L70 30 L54 110 L38 20 L22 90 L4 10Z',
          FILL.main,
        ),
      ) +
      box([-24, -90, 48, 60, 14], FILL.dark) +
      mirrored(path('M30 -70 Q90 -100 124 -40 Q80 -70 30 -50Z', '#fff', 0.4)),
    ties: repeat(5, (index) =>
      move(
        (index % 3) * 100 - 100,
        Math.floor(index / 3) * 120 - 60,
        `<ellipse rx="46" ry="40" fill="none" stroke="${[style.main, style.accent, style.dark, style.light, style.deep][index]}" stroke-width="24"/><ellipse rx="46" ry="40" fill="none" stroke="#fff" stroke-width="3" stroke-dasharray="6 9" opacity=".5"/>`,
      ),
    ),
    band:
      line('M-130 150 C-190 -190 190 -190 130 150', style.dark, 46) +
      line('M-130 150 C-190 -190 190 -190 130 150', style.main, 36) +
      repeat(9, (index) =>
        oval(
          [
            Math.round(Math.sin((index - 4) * 0.34) * 128),
            Math.round(Math.abs(index - 4) ** 2 * 8 - 106),
            12,
          ],
          FILL.white,
        ),
      ),
  }[kind];
});
