import { box, FILL, line, oval, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const lamp = standing(['white', 'black', 'gold', 'beige', 'blue'], (style) => {
  const kind = style.byNoun(1, {
    торшер: 'floor',
    настольн: 'desk',
    'лампа|светильник|бра': 'shade',
  });
  return {
    shade: [
      path('M-60 -170 H60 L112 -20 H-112Z', FILL.main),
      oval([0, -20, 112, 16], '#fff1c4'),
      box([-7, -20, 14, 40], FILL.gold),
      path(
        'M-40 20 H40 Q78 90 30 176 H-30 Q-78 90 -40 20Z',
        style.choose(2, [FILL.accent, FILL.white, FILL.wood]),
      ),
      box([-56, 172, 112, 18, 8], FILL.dark),
    ].join(''),
    desk: [
      line('M-40 176 L-80 10 L60 -100', style.dark, 13),
      oval([-80, 10, 14], FILL.metal),
      path('M40 -150 L130 -90 L110 -20 L0 -90Z', FILL.main),
      path('M110 -20 L0 -90 Q40 -40 110 -20Z', '#fff0b8'),
      path('M100 -26 L10 -84 L-20 160 H170Z', '#fff3c6', 0.25),
      oval([-40, 180, 84, 12], FILL.dark),
    ].join(''),
    floor: [
      line('M0 -110 V180', style.dark, 9),
      oval([0, 184, 70, 9], FILL.dark),
      path('M-50 -190 H50 L90 -90 H-90Z', FILL.main),
      oval([0, -90, 90, 12], '#fff1c4'),
      line('M30 -86 V-40', '#8b9199', 3),
      oval([30, -36, 5], style.accent),
    ].join(''),
  }[kind];
});
