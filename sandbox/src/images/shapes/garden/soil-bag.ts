import { FILL, line, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const soilBag = standing(['green', 'brown', 'purple', 'yellow'], (style) =>
  [
    path('M-126 -176 Q0 -190 126 -176 L140 176 Q0 196 -140 176Z', FILL.main),
    path('M-136 60 Q0 0 138 60 L140 176 Q0 196 -140 176Z', '#4a3222') +
      repeat(14, (index) => oval([((index * 53) % 230) - 115, 90 + ((index * 31) % 84), 7], '#6b4a32')),
    line('M0 60 V-20', '#4f9440', 8) +
      path('M0 20 q50 -60 80 -20 q-30 40 -80 20Z M0 0 q-50 -60 -80 -20 q30 40 80 20Z', '#6aac52'),
    style.letter(style.brand.slice(0, 9), { y: -110, size: 42, fill: style.ink }),
    style.letter(style.amount(1, ['5 л', '10 л', '25 л', '50 л']), {
      x: 80,
      y: 164,
      size: 38,
      fill: '#ffffff',
    }),
  ].join(''),
);
