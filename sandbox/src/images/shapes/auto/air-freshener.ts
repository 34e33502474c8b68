import { box, FILL, line, oval, path } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const airFreshener = lying(['green', 'blue', 'red', 'yellow', 'black'], (style) => {
  return style.choose(1, [true, false])
    ? [
        line('M0 -150 Q20 -196 40 -190', '#8b9199', 4),
        path(
          'M0 -160 L56 -70 H30 L84 10 H50 L110 110 H26 V160 H-26 V110 H-110 L-50 10 H-84 L-30 -70 H-56Z',
          FILL.main,
        ),
        style.letter(style.brand.slice(0, 7), { y: 70, size: 28, fill: style.ink }),
        oval([0, -130, 7], '#fff'),
      ].join('')
    : [
        line('M0 -190 V-120', '#4b3a2a', 6),
        box([-30, -130, 60, 50, 12], FILL.wood),
        path('M-40 -80 H40 Q90 -40 90 40 Q90 150 0 150 Q-90 150 -90 40 Q-90 -40 -40 -80Z', FILL.glass, 0.9),
        path('M-86 30 Q0 10 86 30 Q90 146 0 146 Q-90 146 -86 30Z', style.main, 0.75),
        style.letter(style.brand.slice(0, 7), { y: 90, size: 28, fill: '#ffffff' }),
      ].join('');
});
