import { box, FILL, line, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const hose = lying(['green', 'yellow', 'orange', 'blue'], (style) =>
  [
    repeat(
      style.vary(1, 4, 6),
      (index) =>
        `<ellipse cx="0" cy="${20 - index * 7}" rx="${160 - index * 13}" ry="${116 - index * 10}" fill="none" stroke="${index % 2 === 0 ? style.main : style.dark}" stroke-width="19"/><ellipse cx="0" cy="${20 - index * 7}" rx="${160 - index * 13}" ry="${116 - index * 10}" fill="none" stroke="${style.light}" stroke-width="3" stroke-dasharray="16 10"/>`,
    ),
    line('M120 90 Q190 120 176 180', style.main, 19),
    box([156, 160, 40, 34, 8], FILL.accent),
    box([-36, -16, 72, 60, 6], '#ffffff', 0.95) +
      style.letter(style.amount(2, ['10 м', '20 м', '25 м', '50 м']), { y: 26, size: 30, fill: '#24272c' }),
  ].join(''),
);
