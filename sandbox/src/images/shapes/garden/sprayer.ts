import { box, FILL, line, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const sprayer = standing(['green', 'yellow', 'white', 'blue'], (style) => {
  const can = style.byNoun(1, { лейк: true, опрыск: false });
  return can
    ? [
        line('M60 -20 C200 -60 190 120 90 130', style.dark, 22),
        path('M-60 40 L-180 -90 L-150 -110 L-40 -10Z', FILL.main) + oval([-172, -104, 34, 22], FILL.dark),
        path('M-80 -20 H90 L110 180 Q110 190 96 190 H-84 Q-98 190 -98 180Z', FILL.round),
        oval([5, -20, 84, 17], style.deep),
        line('M-60 -20 Q0 -120 80 -20', style.dark, 15),
        repeat(5, (index) => oval([-190 + index * 4, index * 17 - 70, 5, 9], '#8fd0f2')),
      ].join('')
    : [
        box([-30, -186, 60, 60, 10], FILL.black) + line('M-60 -180 H60', '#22252a', 15),
        path('M-90 -110 Q0 -150 90 -110 L100 160 Q100 190 70 190 H-70 Q-100 190 -100 160Z', FILL.round),
        line('M90 120 C190 140 190 -60 130 -110 M130 -110 L170 -180', '#3a3e44', 9) +
          oval([172, -184, 9], FILL.accent),
        box([-74, -20, 148, 110, 6], '#ffffff', 0.9) +
          style.letter(style.brand.slice(0, 8), { y: 34, size: 30, fill: '#24272c' }) +
          style.letter(style.amount(2, ['1 л', '2 л', '5 л', '8 л']), { y: 74, size: 28, fill: '#55595f' }),
      ].join('');
});
