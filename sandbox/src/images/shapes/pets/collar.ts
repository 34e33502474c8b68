import { box, FILL, line, oval } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const collar = lying(['red', 'black', 'blue', 'pink', 'brown'], (style) => {
  const leash = style.choose(1, [true, false]);
  return [
    leash ? line('M40 110 C220 130 190 -190 40 -160 C-60 -140 -190 -150 -176 -60', style.dark, 17) : '',
    `<ellipse cx="0" cy="20" rx="128" ry="96" fill="none" stroke="${style.deep}" stroke-width="44"/><ellipse cx="0" cy="20" rx="128" ry="96" fill="none" stroke="${style.main}" stroke-width="36"/><ellipse cx="0" cy="20" rx="128" ry="96" fill="none" stroke="${style.light}" stroke-width="3" stroke-dasharray="10 7"/>`,
    box([60, 74, 60, 46, 8], FILL.metal) + box([72, 84, 36, 26, 4], style.deep),
    oval([0, 150, 30], FILL.gold) +
      style.letter(style.brand.slice(0, 1), { x: 0, y: 162, size: 32, fill: '#5b3f10' }),
  ].join('');
});
