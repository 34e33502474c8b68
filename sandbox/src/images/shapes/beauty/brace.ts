import { cloth } from '../../drawing/cloth.ts';
import { box, FILL, line, mirrored, oval, path, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const brace = lying(['beige', 'black', 'grey', 'blue'], (style) => {
  const kind = style.byNoun(1, { наколен: 'knee', бинт: 'roll', 'корсет|бандаж|коррект': 'belt' });
  return {
    belt: [
      cloth('M-190 -70 Q0 -110 190 -70 L186 80 Q0 110 -186 80Z', style),
      repeat(4, (index) => box([index * 60 - 104, -84, 22, 170, 8], style.dark)),
      mirrored(path('M130 -60 H190 V70 H130Z', FILL.dark)),
      line('M-186 0 H186', style.light, 4),
      style.letter(style.brand.slice(0, 8), { x: 0, y: 10, size: 26, fill: style.ink }),
    ].join(''),
    knee: [
      cloth(
        'M-80 -180 Q0 -160 80 -180 Q100 -60 84 0 Q100 80 76 180 Q0 160 -76 180 Q-100 80 -84 0 Q-100 -60 -80 -180Z',
        style,
      ),
      `<ellipse rx="50" ry="62" fill="none" stroke="${style.deep}" stroke-width="13"/>`,
      repeat(3, (index) =>
        line(
          `M-84 ${index * 16 - 130} Q0 ${index * 16 - 112} 84 ${index * 16 - 130} M-80 ${index * 16 + 110} Q0 ${index * 16 + 128} 80 ${index * 16 + 110}`,
          style.accent,
          5,
        ),
      ),
    ].join(''),
    roll: [
      path('M20 90 Q120 60 190 110 L186 156 Q120 110 20 140Z', FILL.light),
      oval([-30, 0, 130], FILL.main),
      repeat(
        5,
        (index) =>
          `<ellipse cx="-30" cy="0" rx="${112 - index * 24}" ry="${112 - index * 24}" fill="none" stroke="${style.deep}" stroke-width="4" opacity=".5"/>`,
      ),
      oval([-30, 0, 13], style.deep),
    ].join(''),
  }[kind];
});
