import { box, FILL, line, move, oval, path, repeat, rotate } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const nuts = standing(['green', 'brown', 'yellow', 'orange'], (style) => {
  const nut = style.byNoun(1, {
    миндал: 'almond',
    'кешью|арахис': 'cashew',
    'грец|фундук': 'walnut',
    фисташ: 'pistachio',
  });
  const one = {
    almond:
      path('M0 -26 Q24 -4 0 26 Q-24 -4 0 -26Z', '#a8693a') +
      line('M0 -18 V18 M-8 -8 V10 M8 -8 V10', '#7a4a24', 2),
    cashew: path('M-20 -14 Q10 -34 24 0 Q24 26 2 20 Q14 4 -4 -2 Q-22 2 -20 -14Z', '#ecd5a6'),
    walnut:
      oval([0, 0, 24, 21], '#b58a54') +
      line('M0 -20 V20 M-14 -10 q10 8 0 18 M14 -10 q-10 8 0 18', '#7d5a2e', 3),
    pistachio: oval([0, 0, 24, 16], '#d9c394') + path('M-18 -4 Q0 -14 18 -4 Q0 8 -18 -4Z', '#8fae4f'),
  }[nut];
  return [
    path('M-116 -186 H116 L110 -156 L130 172 Q0 192 -130 172 L-110 -156Z', FILL.card),
    box([-116, -186, 232, 20, 3], style.deep),
    path('M-86 -10 H86 Q96 60 90 130 H-90 Q-96 60 -86 -10Z', '#f7efdf'),
    repeat(12, (index) =>
      move((index % 4) * 44 - 66, Math.floor(index / 4) * 42 + 20, rotate(index * 47, one)),
    ),
    box([-96, -120, 192, 84, 6], FILL.main) +
      style.letter(style.brand.slice(0, 8), { y: -66, size: 38, fill: style.ink }),
    style.letter(style.amount(2, ['200 г', '500 г', '1000 г']), { y: 164, size: 28, fill: '#4a3220' }),
  ].join('');
});
