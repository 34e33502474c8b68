import { box, FILL, line, oval, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const powerTool = standing(['blue', 'orange', 'green', 'red', 'yellow'], (style) => {
  return style.byNoun(1, { 'болгар|циркул|шлиф': true, 'лобзик|фен': false })
    ? [
        oval([-110, 40, 84], '#565b63') + oval([-110, 40, 76], '#2e3136') + oval([-110, 40, 20], FILL.metal),
        path('M-196 30 A86 86 0 0 1 -40 -10 L-110 40Z', FILL.metal),
        path('M-60 -20 H150 Q190 -16 190 30 Q190 76 150 80 H-60 Q-80 30 -60 -20Z', FILL.main),
        box([-46, -90, 34, 80, 14], FILL.black),
        path('M60 -20 H170 V-4 H60Z', FILL.black),
        style.letter(style.brand.slice(0, 7), { x: 60, y: 46, size: 32, fill: style.ink }),
      ].join('')
    : [
        path('M-150 110 H150 L170 150 H-170Z', FILL.metal),
        line('M-60 150 V190', '#8b9199', 7),
        path(
          'M-130 -60 Q-120 -130 -40 -130 H120 Q176 -126 170 -70 Q166 -30 120 -30 L130 110 H-120Z',
          FILL.main,
        ),
        path('M-60 -90 H110 V-56 H-60 Q-80 -60 -60 -90Z', '#f5f6f7'),
        box([-90, 0, 90, 60, 8], FILL.black),
        style.letter(style.brand.slice(0, 7), { x: 50, y: 50, size: 30, fill: style.ink }),
      ].join('');
});
