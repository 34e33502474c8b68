import { fold } from '../../drawing/cloth.ts';
import { box, FILL, line, mirrored, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const chair = standing(['grey', 'black', 'white', 'oak', 'green'], (style) => {
  const kind = style.byNoun(1, {
    компьютер: 'office',
    'барный|табур': 'stool',
    кресл: 'armchair',
    стул: 'chair',
  });
  return {
    chair: [
      mirrored(path('M70 60 H90 L110 190 H94Z', FILL.wood)),
      mirrored(line('M50 60 L60 170', '#6d4c2e', 9)),
      path('M-84 -180 Q0 -196 84 -180 L92 20 Q0 34 -92 20Z', FILL.main),
      path('M-104 20 Q0 -6 104 20 L112 64 Q0 84 -112 64Z', FILL.light),
      fold('M-60 -150 Q0 -160 60 -150', style),
    ].join(''),
    stool: [
      mirrored(line('M40 -80 L84 186', '#6d4c2e', 13)),
      mirrored(line('M20 -80 L40 160', '#55391f', 10)),
      line('M-66 90 H66', '#6d4c2e', 9),
      oval([0, -86, 100, 30], style.deep),
      oval([0, -100, 100, 30], FILL.main),
    ].join(''),
    armchair: [
      mirrored(path('M110 150 H134 L126 190 H114Z', FILL.wood)),
      path('M-120 -120 Q0 -196 120 -120 L130 70 H-130Z', FILL.dark),
      mirrored(box([104, -20, 66, 170, 30], FILL.main)),
      box([-110, 30, 220, 80, 26], FILL.light),
      box([-116, 96, 232, 56, 14], FILL.main),
      path('M-80 -110 Q0 -150 80 -110 L84 20 H-84Z', FILL.main),
    ].join(''),
    office: [
      line('M0 90 V150 M0 150 L-100 180 M0 150 L100 180 M0 150 V184', '#2c2f34', 13),
      repeat(3, (index) => oval([index * 100 - 100, 184, 12], '#17191c')),
      path('M-84 -190 Q0 -206 84 -190 Q104 -80 84 30 H-84 Q-104 -80 -84 -190Z', FILL.main),
      repeat(7, (index) => line(`M-70 ${index * 26 - 164} H70`, style.deep, 2, 0.4)),
      path('M-110 34 Q0 14 110 34 L106 84 Q0 100 -106 84Z', FILL.dark),
      mirrored(line('M100 -20 H128 V40', '#2c2f34', 14)),
    ].join(''),
  }[kind];
});
