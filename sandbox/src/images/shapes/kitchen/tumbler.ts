import { box, FILL, line, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const tumbler = standing(['black', 'white', 'steel', 'blue', 'pink', 'green'], (style) => {
  const kind = style.byNoun(1, { термокруж: 'cup', термос: 'thermos', бутыл: 'bottle' });
  return {
    thermos: [
      box([-56, -190, 112, 90, 14], FILL.metal),
      path(
        'M-70 -100 H70 Q84 -90 84 -60 V160 Q84 190 56 190 H-56 Q-84 190 -84 160 V-60 Q-84 -90 -70 -100Z',
        FILL.round,
      ),
      box([-84, 130, 168, 12], FILL.metal),
      style.letter(style.brand.slice(0, 8), { y: 40, size: 30, fill: style.ink }),
      path('M-66 -80 H-44 V170 H-60 Q-66 170 -66 150Z', '#fff', 0.25),
    ].join(''),
    bottle: [
      line('M-20 -160 C-30 -210 60 -210 40 -150', style.deep, 12),
      box([-40, -160, 80, 54, 10], FILL.black),
      path(
        'M-44 -106 H44 Q78 -80 78 -40 V160 Q78 190 50 190 H-50 Q-78 190 -78 160 V-40 Q-78 -80 -44 -106Z',
        FILL.round,
        0.92,
      ),
      repeat(6, (index) => line(`M48 ${index * 32 - 20} H72`, style.ink, 3, 0.6)),
      style.letter(style.brand.slice(0, 7), { x: -8, y: 70, size: 28, fill: style.ink }),
      path('M-62 -50 Q-60 -80 -40 -90 L-44 170 H-60Z', '#fff', 0.35),
    ].join(''),
    cup: [
      path('M-96 -150 Q0 -190 96 -150 V-120 H-96Z', FILL.black),
      box([30, -176, 40, 20, 6], FILL.accent),
      path('M-100 -122 H100 L70 190 H-70Z', FILL.round),
      path('M-92 -30 H92 L80 90 H-80Z', FILL.dark),
      style.letter(style.brand.slice(0, 7), { y: 42, size: 30, fill: '#fff' }),
      path('M-84 -110 H-60 L-46 180 H-58Z', '#fff', 0.25),
    ].join(''),
  }[kind];
});
