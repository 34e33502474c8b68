import { box, FILL, line, mirrored, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const heater = standing(['white', 'black'], (style) => {
  const oil = style.byNoun(1, { радиатор: true, 'обогр|конв|тепло': false });
  return oil
    ? [
        repeat(8, (index) => box([index * 42 - 176, -120, 36, 270, 16], FILL.round)),
        box([140, -80, 50, 200, 12], FILL.black) +
          oval([165, -40, 14], FILL.metal) +
          oval([165, 10, 14], FILL.metal) +
          oval([165, 60, 6], '#ff5a4d'),
        mirrored(oval([130, 176, 18], '#22252a')),
        line('M-150 156 H150', '#4b5057', 12),
      ].join('')
    : [
        box([-180, -90, 360, 230, 14], FILL.main),
        repeat(11, (index) => line(`M${index * 30 - 150} -70 V-40`, style.deep, 6, 0.6)),
        box([90, 60, 70, 40, 8], '#12151a') +
          style.letter('24°', { x: 125, y: 90, size: 26, fill: '#ffb067' }),
        style.letter(style.brand.slice(0, 9), { x: -90, y: 110, size: 22, fill: style.deep }),
        mirrored(path('M110 140 H150 L170 190 H90Z', '#3a3e44')),
        repeat(3, (index) =>
          line(`M${index * 60 - 60} -104 q-20 -26 0 -44 q14 -16 0 -36`, '#f1a35b', 7, 0.6),
        ),
      ].join('');
});
