import { box, FILL, line, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const drink = standing(['orange', 'yellow', 'red', 'green', 'blue'], (style) => {
  const kind = style.byNoun(1, {
    сок: 'carton',
    энергет: 'can',
    'вода|сироп|ополаск|лимонад': 'bottle',
  });
  return {
    carton:
      path('M-100 -100 L-60 -180 H90 L60 -100Z', style.light) +
      path('M60 -100 L90 -180 V160 L60 190Z', FILL.dark) +
      box([-100, -100, 160, 290, 4], FILL.main) +
      box([-30, -200, 50, 34, 8], '#ffffff') +
      oval([-20, 60, 64], style.accent) +
      oval([-36, 40, 17], '#fff', 0.5) +
      path('M-20 0 q20 -30 50 -20 q-10 26 -50 20Z', '#4f9440') +
      style.letter(style.brand.slice(0, 7), { x: -20, y: -40, size: 34, fill: style.ink }) +
      style.letter('1 л', { x: -20, y: 166, size: 30, fill: style.ink }),
    bottle:
      box([-26, -194, 52, 30, 6], FILL.accent) +
      path(
        'M-24 -164 H24 Q30 -110 66 -70 V166 Q66 190 46 190 H-46 Q-66 190 -66 166 V-70 Q-30 -110 -24 -164Z',
        FILL.round,
        0.88,
      ) +
      box([-66, -10, 132, 110], '#ffffff', 0.94) +
      style.letter(style.brand.slice(0, 7), { y: 46, size: 32, fill: '#24272c' }) +
      line('M-50 70 H50', style.main, 9) +
      repeat(9, (index) =>
        oval([((index * 37) % 90) - 44, ((index * 53) % 110) - 120 + (index > 4 ? 230 : 40), 4], '#fff', 0.6),
      ) +
      path('M-50 -50 H-36 V170 H-50Z', '#fff', 0.4),
    can:
      path('M-70 -160 H70 L84 -130 V160 L70 190 H-70 L-84 160 V-130Z', FILL.round) +
      oval([0, -160, 70, 13], FILL.metal) +
      box([-84, 150, 168, 12], '#c3c9d0') +
      path('M-84 40 L84 -60 V40 L-84 130Z', style.accent) +
      style.letter(style.brand.slice(0, 7), { y: -56, size: 38, fill: style.ink }) +
      path('M-4 -20 L34 -20 L6 20 H30 L-30 90 L-10 34 H-30Z', '#fff7c9') +
      path('M-66 -120 H-48 V150 H-66Z', '#fff', 0.35),
  }[kind];
});
