import { box, FILL, move, oval, path, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const boardGame = lying(['red', 'blue', 'green', 'purple', 'orange'], (style) =>
  [
    path('M-170 -120 L150 -150 L186 90 L-140 140Z', style.deep),
    path('M-176 -140 L146 -168 L180 76 L-146 120Z', FILL.main),
    oval([0, -30, 92, 78], FILL.accent) + path('M-50 10 L-20 -70 L0 -20 L30 -80 L56 6Z', '#ffffff', 0.9),
    rotate(-5, style.letter(style.brand.slice(0, 10), { y: 88, size: 40, fill: style.ink })),
    style.choose(1, [
      repeat(2, (index) =>
        move(
          100 + index * 60,
          130 - index * 20,
          rotate(
            index * 30 - 12,
            box([-30, -30, 60, 60, 12], FILL.white) +
              oval([-13, -13, 6], '#222') +
              oval([13, 13, 6], '#222') +
              oval([0, 0, 6], '#222'),
          ),
        ),
      ),
      repeat(3, (index) =>
        move(
          90 + index * 34,
          140,
          rotate(
            index * 14 - 12,
            box([-36, -50, 72, 100, 8], '#ffffff') +
              box([-28, -42, 56, 84, 5], [style.accent, style.main, '#f2b63c'][index] ?? style.accent),
          ),
        ),
      ),
      repeat(4, (index) =>
        move(
          60 + index * 34,
          150,
          path(
            'M-14 26 Q-8 -4 -8 -10 A12 12 0 1 1 8 -10 Q8 -4 14 26Z',
            ['#e4463c', '#3f78c9', '#4d9c5a', '#f2b63c'][index] ?? style.accent,
          ),
        ),
      ),
    ]),
  ].join(''),
);
