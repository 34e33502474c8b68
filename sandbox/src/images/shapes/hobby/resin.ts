import { box, FILL, move, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const resin = standing(['clear', 'white', 'yellow'], (style) => {
  return repeat(2, (index) =>
    move(
      index * 150 - 76,
      index * 20,
      box([-36, -150 + index * 30, 72, 40, 8], index === 0 ? FILL.black : FILL.white) +
        path(`M-64 ${-110 + index * 30} H64 V150 Q64 170 46 170 H-46 Q-64 170 -64 150Z`, FILL.glass, 0.9) +
        path(
          `M-56 ${-60 + index * 30} H56 V150 Q56 162 46 162 H-46 Q-56 162 -56 150Z`,
          index === 0 ? style.main : style.accent,
          0.6,
        ) +
        box([-64, -10, 128, 100], '#ffffff', 0.95) +
        style.letter(index === 0 ? 'A' : 'B', { y: 40, size: 50, fill: '#24272c' }) +
        style.letter(style.brand.slice(0, 7), { y: 78, size: 22, fill: '#55595f' }),
    ),
  );
});
