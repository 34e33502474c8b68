import { box, FILL, line, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const lantern = standing(['black', 'grey', 'white'], (style) => {
  const solar = style.byNoun(1, { прожектор: true, 'фонар|светильник': false });
  return solar
    ? [
        path('M-150 -60 L150 -90 L170 70 L-170 90Z', FILL.black),
        path('M-130 -44 L132 -70 L150 56 L-150 74Z', '#fff6d8'),
        repeat(4, (row) => repeat(8, (column) => oval([column * 34 - 118, row * 28 - 34, 8], '#ffe08a'))),
        line('M-60 90 Q0 176 60 84', '#5b6169', 14),
        path('M-120 90 L-180 190 H180 L120 80Z', '#fff3c6', 0.35),
      ].join('')
    : [
        line('M0 190 V-20', '#26292e', 14),
        box([-50, 170, 100, 20, 6], FILL.black),
        path('M-56 -20 H56 L74 -140 H-74Z', '#fff1bf'),
        line('M-56 -20 L-74 -140 M56 -20 L74 -140 M0 -20 V-140', '#26292e', 7),
        path('M-92 -136 H92 L0 -190Z', FILL.black),
        oval([0, -70, 24, 34], '#ffd76a'),
      ].join('');
});
