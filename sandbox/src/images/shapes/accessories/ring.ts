import { FILL, line, mirrored, oval, path, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const ring = lying(['gold', 'silver'], (style) => {
  const stone = style.choose(1, ['one', 'none', 'row']);
  return [
    `<ellipse cx="0" cy="40" rx="112" ry="118" fill="none" stroke="${style.deep}" stroke-width="34"/>`,
    `<ellipse cx="0" cy="40" rx="112" ry="118" fill="none" stroke="${style.main}" stroke-width="28"/>`,
    line('M-100 -10 Q-84 -60 -30 -76 M70 120 Q100 90 108 50', style.light, 9, 0.9),
    {
      one:
        path('M-48 -120 L-28 -150 H28 L48 -120 L0 -62Z', FILL.accent) +
        path('M-14 -120 L0 -62 L14 -120Z M-28 -150 L-14 -120 L0 -150Z', '#ffffff', 0.6) +
        mirrored(path('M30 -76 L52 -124 L40 -66Z', style.main)),
      none: line('M-70 -52 Q0 -96 70 -52', style.light, 4),
      row: repeat(7, (index) =>
        rotate(index * 15 - 45, oval([0, -80, 13], '#f7fbff') + oval([-3, -84, 4], style.accent)),
      ),
    }[stone],
  ].join('');
});
