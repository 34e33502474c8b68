import { box, FILL, line, oval, path } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const tonometer = standing(['white', 'blue', 'grey'], (style) =>
  [
    line('M60 -60 C140 -160 190 -40 120 20', '#2b2e33', 9),
    path('M20 30 Q100 -10 176 30 V160 Q100 186 20 160Z', FILL.dark) +
      box([70, 40, 60, 110, 8], style.accent, 0.6),
    box([-180, -110, 220, 290, 30], FILL.main) + box([-156, -84, 172, 170, 12], '#cfe0d2'),
    style.letter(String(style.vary(1, 112, 128)), { x: -60, y: -22, size: 58, fill: '#20261f' }) +
      style.letter(String(style.vary(2, 70, 84)), { x: -50, y: 36, size: 50, fill: '#20261f' }) +
      style.letter(String(style.vary(3, 60, 78)), { x: -40, y: 76, size: 32, fill: '#20261f' }),
    oval([-70, 134, 30], FILL.accent) + style.letter('START', { x: -70, y: 141, size: 15, fill: '#ffffff' }),
  ].join(''),
);
