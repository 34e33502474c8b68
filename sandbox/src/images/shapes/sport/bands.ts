import { box, FILL, line, mirrored, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const bands = lying(['pink', 'blue', 'green', 'purple', 'orange'], (style) => {
  const rope = style.byNoun(1, { скакал: true, 'резин|эспанд': false });
  return rope
    ? [
        line('M-130 -100 C-190 190 190 190 130 -100', style.main, 10),
        mirrored(box([114, -180, 34, 130, 14], FILL.black) + box([116, -120, 30, 26], style.accent)),
      ].join('')
    : repeat(
        5,
        (index) =>
          `<ellipse cx="${index * 14 - 28}" cy="${index * 56 - 112}" rx="126" ry="44" fill="none" stroke="${[style.main, style.accent, style.light, style.dark, '#f2c53c'][index]}" stroke-width="${20 + index * 3}"/>`,
      ) + style.letter(style.brand.slice(0, 7), { x: -28, y: -64, size: 18, fill: '#ffffff' });
});
