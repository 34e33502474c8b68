import { box, FILL, line, oval, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const bakingTin = lying(['black', 'grey', 'red', 'blue'], (style) => {
  const round = style.choose(1, [true, false]);
  return round
    ? [
        oval([0, 20, 180, 130], style.deep),
        oval([0, 0, 180, 130], FILL.main),
        oval([0, 6, 160, 112], '#2a2c30'),
        oval([0, 16, 150, 96], style.choose(2, ['#d99a4e', '#3a3d42'])),
        repeat(12, (index) =>
          line(
            `M${Math.round(160 * Math.cos(index * 0.523))} ${Math.round(112 * Math.sin(index * 0.523))} L${Math.round(178 * Math.cos(index * 0.523))} ${Math.round(128 * Math.sin(index * 0.523))}`,
            style.light,
            3,
            0.6,
          ),
        ),
      ].join('')
    : [
        box([-180, -120, 360, 250, 20], FILL.main),
        repeat(
          6,
          (index) =>
            oval([(index % 3) * 112 - 112, Math.floor(index / 3) * 112 - 52, 48], style.deep) +
            oval([(index % 3) * 112 - 112, Math.floor(index / 3) * 112 - 48, 40], '#d9a25c') +
            oval([(index % 3) * 112 - 122, Math.floor(index / 3) * 112 - 58, 12], '#f0cf98'),
        ),
      ].join('');
});
