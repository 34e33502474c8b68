import { cloth } from '../../drawing/cloth.ts';
import { box, FILL, line, mirrored, path, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const jacket = lying(['black', 'khaki', 'blue', 'grey', 'beige', 'burgundy'], (style) => {
  const quilt = style.choose(1, [true, true, false]);
  const hem = style.vary(2, 110, 180);
  const body = `M-66 -150 Q0 -170 66 -150 Q104 -130 104 -60 L100 ${hem} Q0 ${hem + 14} -100 ${hem} L-104 -60 Q-104 -130 -66 -150Z`;
  const seams = repeat(Math.floor((hem + 90) / 44), (index) =>
    line(`M-100 ${index * 44 - 70} Q0 ${index * 44 - 56} 100 ${index * 44 - 70}`, style.deep, 3, 0.45),
  );
  const hood = style.choose(3, [true, false]);
  return [
    mirrored(
      cloth(
        `M68 -148 Q128 -138 150 ${style.vary(4, 60, 110)} Q140 ${style.vary(4, 60, 110) + 16} 112 ${style.vary(4, 60, 110) + 8} L96 -40Z`,
        style,
        FILL.dark,
      ),
    ),
    hood
      ? cloth('M-62 -144 Q-70 -196 0 -198 Q70 -196 62 -144 Q0 -110 -62 -144Z', style, FILL.dark)
      : path('M-46 -172 H46 L58 -140 Q0 -116 -58 -140Z', FILL.dark),
    cloth(body, style),
    quilt ? seams : mirrored(line('M40 -60 H82 M82 -60 V-20', style.deep, 3, 0.5)),
    line(`M0 -132 V${hem + 6}`, style.deep, 5, 0.8),
    line(`M0 -132 V${hem + 6}`, '#d9dde2', 2),
    mirrored(line(`M40 ${hem - 80} L76 ${hem - 50}`, style.deep, 5, 0.6)),
    hood ? path('M-44 -150 Q0 -180 44 -150 Q0 -122 -44 -150Z', style.deep, 0.55) : '',
    box([52, -96, 34, 14, 3], style.accent),
  ].join('');
});
