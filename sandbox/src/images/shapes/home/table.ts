import { box, FILL, line, mirrored, oval, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const table = standing(['oak', 'white', 'walnut', 'black'], (style) => {
  const round = style.choose(1, [true, false, false]);
  const desk = style.byNoun(2, { 'письм|компьют': true, 'журнал|обед|стол': false });
  return round
    ? [
        path('M-14 0 H14 L20 150 H-20Z', FILL.dark),
        path('M-100 190 Q0 130 100 190Z', FILL.dark),
        oval([0, 6, 180, 46], style.deep),
        oval([0, -6, 180, 46], FILL.main),
        oval([40, -14, 24, 9], FILL.white),
      ].join('')
    : [
        mirrored(path('M150 -10 H176 L170 190 H156Z', FILL.dark)),
        mirrored(path('M112 -20 H126 L122 140 H114Z', style.deep)),
        path('M-140 -60 H140 L192 -14 H-192Z', FILL.main),
        box([-192, -16, 384, 20, 4], FILL.dark),
        desk
          ? box([60, 2, 110, 110, 4], FILL.light) +
            line('M66 40 H164 M66 76 H164', style.deep, 3) +
            box([-50, -150, 120, 84, 6], '#1d2025') +
            box([-44, -144, 108, 72, 3], FILL.screen) +
            path('M0 -66 H20 L24 -42 H-4Z', '#8b9199')
          : oval([-60, -40, 30, 10], FILL.white) + path('M-74 -44 L-66 -110 H-50 L-46 -44Z', FILL.accent),
      ].join('');
});
