import { FILL, line, mirrored, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const book = standing(['red', 'blue', 'green', 'black', 'burgundy', 'yellow'], (style) => {
  const art = style.choose(1, ['circle', 'hills', 'letters', 'lines', 'face']);
  const open = style.vary(2, 20, 34);
  return [
    path(`M110 -176 L${110 + open} -160 V174 L110 190Z`, '#efe8da') +
      repeat(5, (index) => line(`M${112 + index * 5} -172 V184`, '#cfc6b4', 2)),
    path('M-130 -180 H110 V190 H-130Z', FILL.main),
    path('M-130 -180 H-108 V190 H-130Z', style.deep, 0.5),
    {
      circle: oval([0, -6, 74], style.accent) + path('M-40 30 L0 -60 L40 30Z', '#ffffff', 0.8),
      hills:
        path('M-108 60 L-40 -30 L10 40 L50 -10 L110 70 V130 H-108Z', style.dark) +
        oval([50, -60, 30], '#f6dc8a'),
      letters: style.letter('№1', { x: 0, y: 30, size: 100, fill: style.accent }),
      lines: repeat(6, (index) =>
        line(
          `M-90 ${index * 26 - 60} L90 ${index * 26 - 90}`,
          index % 2 === 0 ? style.accent : style.light,
          11,
        ),
      ),
      face:
        oval([0, 20, 56, 66], '#f3d3b5') +
        path('M-60 10 Q-50 -80 10 -70 Q70 -60 60 20 Q30 -30 -60 10Z', '#3a2a22') +
        mirrored(oval([20, 20, 5], '#222')),
    }[art],
    style.letter(style.brand.slice(0, 9), { x: 0, y: -118, size: 36, fill: style.ink }),
    line('M-60 150 H60', style.ink, 4, 0.6),
    style.letter(style.choose(3, ['роман', 'том 1', 'бестселлер', '12+', '6+']), {
      x: 0,
      y: 174,
      size: 20,
      fill: style.ink,
    }),
  ].join('');
});
