import { box, FILL, move, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const aquarium = standing(['black', 'white', 'oak'], (style) => {
  const terrarium = style.byNoun(1, { террар: true, аквар: false });
  return [
    box([-186, -140, 372, 330, 4], '#bfe3f2', 0.5),
    box([-180, terrarium ? 60 : -100, 360, terrarium ? 120 : 280], terrarium ? '#b98d58' : '#6bbbe0', 0.75),
    path('M-180 140 Q-80 110 20 136 T180 130 V184 H-180Z', '#d8c193'),
    repeat(4, (index) =>
      path(
        `M${index * 96 - 150} 150 q-24 -60 4 -110 q20 50 14 110Z M${index * 96 - 130} 150 q20 -50 2 -150 q40 70 22 150Z`,
        ['#3f8f55', '#5fae62', '#2f7a52', '#7bbf6a'][index] ?? '#3f8f55',
      ),
    ),
    terrarium
      ? path('M20 140 q30 -60 90 -40 q50 10 40 40Z', '#6d8f4a')
      : repeat(3, (index) =>
          move(
            index * 100 - 110,
            index * 30 - 40,
            path(
              'M-36 0 Q0 -30 30 -4 L54 -22 V22 L30 4 Q0 30 -36 0Z',
              ['#f08a33', style.accent, '#f2c53c'][index] ?? '#f08a33',
            ) + oval([-20, -4, 5], '#17181b'),
          ),
        ),
    box([-190, -160, 380, 30, 6], FILL.main) + box([-190, 178, 380, 14, 4], FILL.main),
    path('M-176 -126 H-90 L-176 100Z', '#ffffff', 0.3),
  ].join('');
});
