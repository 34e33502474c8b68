import { box, FILL, line, mirrored, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const fridge = standing(['white', 'silver', 'black', 'red', 'beige'], (style) => {
  const split = style.vary(1, -90, 60);
  const mini = style.choose(2, [false, false, true]);
  const top = mini ? -60 : -190;
  const seam = mini ? 30 : split;
  return [
    path(`M86 ${top + 8} L124 ${top + 22} V176 L86 190Z`, style.dark),
    box([-108, top, 200, 186 - top, 10], FILL.main),
    line(`M-108 ${seam} H92`, style.deep, 5, 0.7),
    box([56, seam - 76, 11, 60, 5], FILL.metal) + box([56, seam + 16, 11, 70, 5], FILL.metal),
    mini
      ? ''
      : box([-40, Math.min(seam - 90, -120), 64, 30, 5], '#15181c') +
        style.letter('-18°', { x: -8, y: Math.min(seam - 68, -98), size: 18, fill: '#7fe3ff' }),
    style.letter(style.brand.slice(0, 8), { x: -60, y: seam - 12, size: 13, fill: style.ink }),
    path(`M-100 ${top + 8} H-60 L-100 ${top + 180}Z`, '#ffffff', 0.35),
    mirrored(box([74, 184, 22, 8], '#22252a')),
  ].join('');
});
