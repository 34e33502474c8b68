import { FILL, move, oval, path, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const puzzle = lying(['blue', 'green', 'orange', 'pink'], () => {
  const piece =
    'M-70 -70 H-20 Q-30 -100 0 -102 Q30 -100 20 -70 H70 V-20 Q100 -30 102 0 Q100 30 70 20 V70 H-70 V20 Q-40 30 -38 0 Q-40 -30 -70 -20Z';
  return [
    move(-80, -70, path(piece, FILL.main)) +
      move(66, -70, path(piece, FILL.accent)) +
      move(-80, 76, path(piece, FILL.light)) +
      move(96, 100, rotate(24, path(piece, FILL.dark))),
    path('M-146 -20 Q-60 -100 60 -40 L60 -10 Q-60 -60 -146 10Z', '#ffffff', 0.3),
    oval([-90, -90, 30], '#fff3c4', 0.8),
  ].join('');
});
