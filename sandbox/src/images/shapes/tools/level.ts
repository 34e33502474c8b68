import { box, FILL, line, mirrored, oval, path, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const level = lying(['yellow', 'red', 'blue'], (style) => {
  return style.byNoun(1, { строит: true, лазер: false })
    ? rotate(
        -18,
        box([-194, -46, 388, 92, 8], FILL.main) +
          box([-60, -30, 120, 46, 20], '#cdee6a') +
          oval([6, -7, 22, 15], '#f4ffd0') +
          line('M-20 -30 V16 M30 -30 V16', '#2b2d31', 4) +
          mirrored(oval([140, 0, 30], '#2b2d31') + oval([140, 0, 22], '#cdee6a')) +
          style.letter(style.brand.slice(0, 7), { x: 0, y: 38, size: 16, fill: style.ink }),
      )
    : [
        path('M-20 -60 L-190 -110 V-100Z M40 -20 L190 -90 V-80Z M0 0 L-6 -196 H6Z', '#ff3b3b', 0.9),
        line('M0 60 L-90 190 M0 60 L90 190 M0 60 V180', '#3a3e44', 10),
        box([-80, -90, 160, 160, 26], FILL.main),
        box([-50, -60, 100, 90, 14], FILL.black) +
          oval([0, -15, 26], '#ff5252') +
          oval([0, -15, 12], '#ffd0d0'),
        style.letter(style.brand.slice(0, 7), { y: 56, size: 20, fill: style.ink }),
      ].join('');
});
