import { FILL, line, oval, path, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const shower = lying(['steel', 'black', 'white', 'gold'], () =>
  [
    line('M60 120 C160 200 -60 220 -120 60 C-160 -40 -80 -80 -60 -20', '#9aa0a8', 16) +
      line('M60 120 C160 200 -60 220 -120 60 C-160 -40 -80 -80 -60 -20', '#d9dde2', 5),
    rotate(
      30,
      [
        path('M-22 -60 H22 L18 150 Q0 166 -18 150Z', FILL.round),
        oval([0, -110, 92], FILL.main),
        oval([0, -110, 76], FILL.dark),
        repeat(24, (index) =>
          oval(
            [
              Math.round(Math.cos(index * 2.4) * (index * 2.6 + 6)),
              Math.round(Math.sin(index * 2.4) * (index * 2.6 + 6)) - 110,
              4.5,
            ],
            '#f2f4f6',
          ),
        ),
      ].join(''),
    ),
  ].join(''),
);
