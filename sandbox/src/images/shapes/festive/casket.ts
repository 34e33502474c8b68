import { box, FILL, line, mirrored, oval, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const casket = standing(['walnut', 'oak', 'red', 'white'], (style) => {
  return style.byNoun(1, { шкатул: true, копил: false })
    ? [
        path('M-160 -30 Q-160 -110 0 -110 Q160 -110 160 -30Z', FILL.light),
        box([-160, -30, 320, 200, 8], FILL.main),
        box([-170, 160, 340, 28, 6], FILL.dark),
        box([-160, -36, 320, 16], FILL.gold),
        box([-26, -30, 52, 56, 6], FILL.gold) + oval([0, -4, 7], '#3a2a14'),
        mirrored(path('M100 -30 V160 H120 V-30Z', style.deep, 0.5)),
      ].join('')
    : [
        path(
          'M-150 60 Q-160 -60 0 -70 Q150 -60 150 60 Q140 140 90 150 L84 188 H50 L46 156 H-46 L-50 188 H-84 L-90 150 Q-140 140 -150 60Z',
          FILL.accent,
        ) +
          oval([140, 50, 40, 46], FILL.accent) +
          oval([132, 50, 7, 11], '#00000055') +
          oval([152, 50, 7, 11], '#00000055'),
        path('M50 -60 L110 -100 L104 -30Z', style.dark),
        oval([92, 0, 8], '#22252a'),
        box([-50, -74, 70, 13, 6], '#22252a'),
        line('M-150 60 q-34 -10 -24 -34', style.accent, 9),
        oval([-16, -110, 30], FILL.gold),
      ].join('');
});
