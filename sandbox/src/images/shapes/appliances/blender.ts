import { box, FILL, line, move, oval, path, rotate } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const blender = standing(['black', 'white', 'red', 'silver'], (style) => {
  return style.choose(1, [true, false])
    ? [
        path('M-66 60 L-88 -130 H88 L66 60Z', FILL.glass, 0.85),
        path('M-70 20 L-79 -60 Q-20 -86 20 -56 T79 -60 L66 60 H-66Z', style.accent, 0.75),
        line('M88 -110 C150 -110 130 20 74 16', style.deep, 16),
        box([-92, -160, 184, 32, 10], FILL.black) + box([-30, -184, 60, 26, 8], FILL.black),
        path('M-70 60 H70 L104 176 Q104 190 90 190 H-90 Q-104 190 -104 176Z', FILL.main),
        oval([0, 126, 30], FILL.metal) + line('M0 126 V104', '#333', 5),
        path('M-70 -120 L-54 40 H-40 L-50 -120Z', '#fff', 0.7),
      ].join('')
    : [
        rotate(
          8,
          path('M-44 -190 H44 Q54 -60 34 20 H-34 Q-54 -60 -44 -190Z', FILL.main) +
            box([-12, 16, 24, 110, 8], FILL.metal) +
            path('M-40 130 Q0 90 40 130 L52 186 H-52Z', FILL.metal) +
            box([-16, -150, 32, 50, 14], FILL.black) +
            oval([0, -134, 8], style.accent),
        ),
        move(
          -116,
          90,
          path('M-60 -70 H60 L50 100 H-50Z', FILL.glass, 0.8) +
            path('M-55 0 H55 L50 100 H-50Z', style.accent, 0.6),
        ),
      ].join('');
});
