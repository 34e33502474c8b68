import { FILL, group, line, move, oval, path, repeat } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const earrings = lying(['gold', 'silver', 'milk'], (style) => {
  const drop = style.choose(1, ['drop', 'hoop', 'stud']);
  const one = {
    drop:
      line('M0 -120 Q26 -150 26 -110', style.main, 7) +
      oval([0, -104, 14], FILL.main) +
      path('M0 -80 Q-44 10 0 40 Q44 10 0 -80Z', FILL.accent) +
      line('M0 -80 Q-44 10 0 40 Q44 10 0 -80Z', style.main, 7) +
      path('M-8 -30 Q-20 0 -6 20 L0 -10Z', '#fff', 0.6),
    hoop:
      `<ellipse cx="0" cy="0" rx="66" ry="84" fill="none" stroke="${style.dark}" stroke-width="18"/><ellipse cx="0" cy="0" rx="66" ry="84" fill="none" stroke="${style.light}" stroke-width="8"/>` +
      oval([0, -86, 12], FILL.main),
    stud:
      oval([0, -20, 56], FILL.main) +
      path('M0 -62 L36 -30 L22 16 H-22 L-36 -30Z', FILL.accent) +
      path('M0 -62 L36 -30 H-36Z M0 16 L-12 -30 H12Z', '#ffffff', 0.5) +
      repeat(10, (index) =>
        oval(
          [Math.round(52 * Math.cos(index * 0.628)), Math.round(52 * Math.sin(index * 0.628)) - 20, 7],
          '#ffffff',
        ),
      ),
  }[drop];
  return move(-86, 10, one) + move(86, -10, group('scale(-1 1)', one));
});
