import { box, FILL, line, oval, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const drive = lying(['black', 'silver', 'red', 'blue'], (style) => {
  const stick = style.byNoun(1, { 'флеш|карта': true, 'диск|накоп': false });
  return stick
    ? rotate(
        -28,
        [
          box([-40, -180, 80, 100, 6], FILL.metal) +
            box([-22, -156, 14, 20], '#555a62') +
            box([8, -156, 14, 20], '#555a62'),
          box([-54, -84, 108, 240, 20], FILL.main),
          `<circle cy="130" r="16" fill="none" stroke="${style.light}" stroke-width="9"/>`,
          style.letter(`${style.choose(2, [32, 64, 128])} ГБ`, { y: 20, size: 30, fill: style.ink }),
          style.letter(style.brand.slice(0, 7), { y: -30, size: 20, fill: style.ink }),
        ].join(''),
      )
    : [
        box([-120, -170, 240, 340, 22], FILL.main),
        box([-100, -150, 200, 200, 12], style.dark),
        style.letter(style.brand.slice(0, 8), { y: -70, size: 30, fill: style.ink }),
        style.letter(`${style.choose(3, [1, 2, 4])} ТБ`, { y: 0, size: 54, fill: style.ink }),
        oval([-84, 130, 7], '#6be39a'),
        line('M-60 130 H84', style.deep, 4, 0.5),
      ].join('');
});
