import { FILL, line, move, oval, path, repeat, rotate } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const ball = standing(['white', 'orange', 'yellow', 'blue'], (style) => {
  const kind = style.byNoun(1, { футбол: 'football', баскет: 'basketball', волей: 'volleyball' });
  return {
    football:
      oval([0, 20, 168], FILL.white) +
      path('M0 -50 L60 -8 L38 62 H-38 L-60 -8Z', '#22252a') +
      repeat(5, (index) =>
        move(
          0,
          20,
          rotate(
            index * 72,
            path('M-34 -166 Q0 -176 34 -166 L24 -122 H-24Z', '#22252a') + line('M0 -74 V-122', '#22252a', 5),
          ),
        ),
      ) +
      oval([-60, -70, 40, 26], '#fff', 0.7),
    basketball:
      oval([0, 20, 168], '#d9762f') +
      oval([-40, -30, 100, 90], '#f0a05a', 0.4) +
      line('M-168 20 H168 M0 -148 V188 M-110 -106 Q-20 20 -110 146 M110 -106 Q20 20 110 146', '#2b1d14', 6),
    volleyball:
      oval([0, 20, 168], FILL.light) +
      path('M-150 -50 Q-60 -130 30 -146 Q-20 -40 -40 60 Q-100 40 -166 40Z', style.main) +
      path('M40 -144 Q140 -110 166 -10 Q90 0 -10 60 Q0 -60 40 -144Z', style.accent) +
      line('M-40 60 Q60 30 166 20 M-40 60 Q10 120 100 156 M-40 60 Q-60 120 -80 166', style.deep, 4),
  }[kind];
});
