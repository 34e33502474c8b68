import { FILL, move, oval, path, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const plates = lying(['white', 'blue', 'beige', 'grey', 'green', 'pink'], (style) => {
  const plate = (x: number, y: number, r: number) =>
    oval([x, y + 6, r + 2], '#000', 0.12) +
    oval([x, y, r], FILL.main) +
    `<circle cx="${x}" cy="${y}" r="${r - 8}" fill="none" stroke="${style.accent}" stroke-width="${style.choose(1, [3, 8, 0])}"/>` +
    oval([x, y, r * 0.66], style.dark, 0.35) +
    oval([x, y + 3, r * 0.64], FILL.light);
  return [
    plate(-50, -50, 136),
    plate(80, 50, 104),
    style.choose(2, [
      plate(-90, 110, 72),
      path('M-170 90 H-20 Q-30 176 -70 180 H-120 Q-160 176 -170 90Z', FILL.round) +
        oval([-95, 90, 75, 18], style.deep),
    ]),
    style.choose(3, [
      '',
      repeat(8, (index) => move(-50, -50, rotate(index * 45, oval([0, -112, 6, 11], style.accent)))),
      '',
    ]),
  ].join('');
});
