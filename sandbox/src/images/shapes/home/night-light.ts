import { box, FILL, mirrored, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const nightLight = standing(['white', 'pink', 'sky', 'yellow', 'lilac'], (style) => {
  const kind = style.choose(1, ['moon', 'bear', 'dome']);
  return [
    oval([0, 0, 180], '#fff3c2', 0.45),
    {
      moon:
        oval([0, -20, 130], FILL.main) +
        oval([-40, -50, 26], style.dark, 0.3) +
        oval([36, 10, 36], style.dark, 0.25) +
        oval([-20, 60, 18], style.dark, 0.3) +
        path('M-80 130 L0 96 L80 130 V190 H-80Z', FILL.wood),
      bear:
        mirrored(oval([84, -120, 44], FILL.main) + oval([84, -120, 24], style.light)) +
        oval([0, -30, 136, 126], FILL.main) +
        path('M-100 60 H100 Q120 150 84 190 H-84 Q-120 150 -100 60Z', FILL.main) +
        mirrored(oval([46, -40, 11], '#2a2c30') + oval([76, 0, 20, 12], '#f3a6a6', 0.7)) +
        oval([0, -4, 30, 22], '#fff') +
        oval([0, -12, 11, 8], '#2a2c30'),
      dome:
        repeat(14, (index) =>
          path(
            `M${Math.round(Math.cos(index * 2.2) * (60 + index * 7))} ${Math.round(Math.sin(index * 2.2) * 70) - 100} l4 9 l10 1 l-8 7 l2 10 l-8 -5 l-8 5 l2 -10 l-8 -7 l10 -1Z`,
            '#ffd766',
          ),
        ) +
        path('M-130 90 A130 130 0 0 1 130 90Z', FILL.main) +
        repeat(7, (index) => oval([index * 34 - 102, 50 - (index % 2) * 50, 9], '#fff8d8')) +
        box([-136, 86, 272, 104, 30], FILL.dark) +
        oval([0, 140, 14], style.accent),
    }[kind],
  ].join('');
});
