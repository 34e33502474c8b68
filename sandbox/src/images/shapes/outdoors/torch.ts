import { box, FILL, line, oval, path, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const torch = lying(['black', 'yellow', 'orange'], (style) => {
  const head = style.byNoun(1, { налоб: true, фонарик: false });
  return head
    ? [
        `<ellipse cx="0" cy="20" rx="164" ry="120" fill="none" stroke="${style.main}" stroke-width="30"/>`,
        oval([0, 96, 160, 90], '#fff3c2', 0.4),
        box([-70, 60, 140, 96, 26], FILL.black) +
          oval([0, 108, 40], FILL.metal) +
          oval([0, 108, 28], '#fff6cf'),
      ].join('')
    : rotate(
        -34,
        path('M-90 -60 L-196 -130 V130 L-90 60Z', '#fff3c2', 0.6) +
          path('M-110 -70 H-40 L-10 -40 V40 L-40 70 H-110Z', FILL.main) +
          box([-124, -66, 22, 132, 6], FILL.metal) +
          box([-10, -38, 190, 76, 12], FILL.main) +
          repeat(9, (index) => line(`M${index * 17 + 14} -36 V36`, style.deep, 5)) +
          oval([-20, 0, 14], style.accent),
      );
});
