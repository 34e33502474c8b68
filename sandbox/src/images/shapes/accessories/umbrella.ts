import { FILL, line, path } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const umbrella = lying(['black', 'blue', 'red', 'purple', 'burgundy', 'sky'], (style) =>
  [
    line('M0 -130 V150 Q0 186 30 186 Q56 184 54 158', '#3a3d42', 10),
    path(
      'M-190 20 Q-170 -140 0 -150 Q170 -140 190 20 Q158 -6 126 20 Q96 -8 64 20 Q32 -8 0 20 Q-32 -8 -64 20 Q-96 -8 -126 20 Q-158 -6 -190 20Z',
      FILL.main,
    ),
    path(
      'M-64 20 Q-50 -120 0 -150 Q50 -120 64 20 Q32 -8 0 20 Q-32 -8 -64 20Z',
      style.choose(1, [FILL.dark, FILL.accent, FILL.light]),
    ),
    line(
      'M0 -150 Q-120 -110 -126 20 M0 -150 Q120 -110 126 20 M0 -150 Q-56 -100 -64 20 M0 -150 Q56 -100 64 20',
      style.deep,
      3,
      0.5,
    ),
    line('M0 -152 V-178', '#8b9098', 7),
  ].join(''),
);
