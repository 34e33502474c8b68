import { box, FILL, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const officeTool = standing(['black', 'red', 'blue', 'grey'], (style) => {
  return style.byNoun(1, { 'степл|дыро': true, калькул: false })
    ? [
        path('M-180 150 H180 V182 H-180Z', FILL.black),
        path('M-170 130 L-160 60 Q60 -60 180 -30 L186 20 Q40 60 -40 130Z', FILL.main),
        box([-180, 120, 340, 24, 8], FILL.metal),
        oval([-140, 110, 24], style.deep),
        style.letter(style.brand.slice(0, 7), { x: 50, y: 40, size: 26, fill: style.ink }),
      ].join('')
    : [
        box([-130, -180, 260, 366, 24], FILL.main),
        box([-104, -154, 208, 80, 8], '#c9d8c4') +
          style.letter('123 456', { x: 20, y: -96, size: 44, fill: '#26301f' }),
        repeat(
          16,
          (index) =>
            box(
              [(index % 4) * 54 - 106, Math.floor(index / 4) * 56 - 48, 46, 46, 9],
              index % 4 === 3 ? style.accent : '#eef0f2',
            ) +
            style.letter('789+456-123×0.=÷'.charAt(index), {
              x: (index % 4) * 54 - 83,
              y: Math.floor(index / 4) * 56 - 15,
              size: 28,
              fill: '#24272c',
            }),
        ),
      ].join('');
});
