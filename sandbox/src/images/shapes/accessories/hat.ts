import { cloth } from '../../drawing/cloth.ts';
import { box, FILL, line, mirrored, oval, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const hat = lying(['grey', 'black', 'pink', 'beige', 'burgundy', 'blue'], (style) => {
  const pom = style.choose(1, [true, false]);
  const ears = style.choose(2, [true, false, false]);
  return [
    pom
      ? oval([0, -136, 44], FILL.light) +
        repeat(14, (index) =>
          line(
            `M0 -136 L${Math.round(46 * Math.cos(index))} ${Math.round(46 * Math.sin(index)) - 136}`,
            style.dark,
            3,
            0.4,
          ),
        )
      : '',
    ears ? mirrored(cloth('M88 30 Q150 60 118 156 Q92 176 84 120Z', style, FILL.dark)) : '',
    cloth('M-118 60 Q-130 -120 0 -126 Q130 -120 118 60Z', style),
    repeat(9, (index) =>
      line(`M${index * 26 - 104} 40 Q${index * 20 - 80} -70 ${index * 8 - 32} -122`, style.deep, 3, 0.35),
    ),
    box([-128, 40, 256, 70, 26], FILL.dark),
    repeat(20, (index) => line(`M${index * 12 - 114} 48 V102`, style.deep, 2.5, 0.4)),
    style.choose(3, ['', box([34, 58, 56, 34, 4], style.accent), '']),
  ].join('');
});
