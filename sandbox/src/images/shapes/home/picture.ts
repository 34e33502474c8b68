import { box, FILL, line, mirrored, oval, path, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const picture = lying(['black', 'white', 'oak', 'gold', 'walnut'], (style) => {
  const art = style.choose(1, ['hills', 'abstract', 'sun', 'leaf']);
  return [
    box([-140, -180, 280, 360, 4], FILL.main),
    box([-120, -160, 240, 320], '#f7f4ee'),
    box([-94, -134, 188, 268], FILL.screen),
    {
      hills:
        path('M-94 60 L-40 -30 L10 40 L50 -10 L94 60 V134 H-94Z', '#ffffff', 0.45) +
        path('M-94 90 Q0 40 94 100 V134 H-94Z', style.deep, 0.6),
      abstract:
        oval([-30, -40, 56], style.light) +
        box([-20, -20, 90, 120], style.accent, 0.8) +
        line('M-80 100 Q0 -60 80 60', '#ffffff', 7),
      sun:
        oval([0, -20, 62], '#ffd98a') +
        repeat(4, (index) =>
          line(`M-80 ${index * 22 + 60} Q0 ${index * 22 + 46} 80 ${index * 22 + 60}`, '#ffffff', 5, 0.8),
        ),
      leaf:
        line('M0 120 Q10 0 0 -110', '#ffffff', 5) +
        repeat(5, (index) =>
          mirrored(
            path(
              `M0 ${index * 40 - 70} Q50 ${index * 40 - 110} 70 ${index * 40 - 80} Q50 ${index * 40 - 50} 0 ${index * 40 - 70}Z`,
              '#ffffff',
              0.8,
            ),
          ),
        ),
    }[art],
    path('M-94 -134 H20 L-94 60Z', '#ffffff', 0.15),
  ].join('');
});
