import { box, FILL, line, oval, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const ledStrip = lying(['white', 'blue', 'purple', 'red'], (style) =>
  [
    repeat(
      style.vary(1, 5, 7),
      (index) =>
        `<circle r="${176 - index * 15}" fill="none" stroke="${index % 2 === 0 ? '#f3f4f6' : '#dadfe4'}" stroke-width="11"/>` +
        `<circle r="${176 - index * 15}" fill="none" stroke="${[style.accent, style.main, '#ff7ad9', '#7ad7ff', '#8dff9c', '#ffd76a'][index % 6]}" stroke-width="7" stroke-dasharray="7 13"/>`,
    ),
    oval([0, 0, 66], FILL.white) +
      style.letter(style.amount(2, ['5 м', '10 м', '15 м']), { y: 12, size: 36, fill: '#2b2e33' }),
    line('M170 30 Q210 90 150 180', '#e9ecef', 12) + box([110, 160, 60, 30, 6], FILL.black),
  ].join(''),
);
