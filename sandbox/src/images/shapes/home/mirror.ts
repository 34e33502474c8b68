import { FILL, oval, path } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const mirror = lying(['gold', 'black', 'oak', 'white'], (style) => {
  return style.choose(1, [true, false])
    ? [
        oval([0, 0, 166], FILL.main),
        oval([0, 0, 150], style.deep),
        oval([0, 0, 148], FILL.glass),
        path('M-90 60 L40 -120 L80 -100 L-50 90Z M-20 110 L90 -40 L104 -20 L10 120Z', '#ffffff', 0.75),
      ].join('')
    : [
        path('M-104 190 V-100 Q-104 -190 0 -190 Q104 -190 104 -100 V190Z', FILL.main),
        path('M-90 176 V-96 Q-90 -176 0 -176 Q90 -176 90 -96 V176Z', FILL.glass),
        path('M-70 80 L60 -100 V-50 L-70 130Z', '#ffffff', 0.75),
      ].join('');
});
