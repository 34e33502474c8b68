import { box, FILL, group, line, move, oval, path, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const treeBall = lying(['red', 'gold', 'blue', 'green', 'silver', 'pink'], (style) => {
  const pattern = style.choose(1, ['snow', 'bands', 'dots', 'plain']);
  const ball = (x: number, y: number, r: number, fill: string) =>
    move(
      x,
      y,
      group(
        `scale(${r / 100})`,
        [
          line('M0 -130 Q14 -160 0 -166 Q-14 -160 0 -130', '#caa64e', 5),
          box([-19, -126, 38, 32, 5], FILL.gold),
          oval([0, 0, 100], fill),
          {
            snow: repeat(3, (index) =>
              rotate(
                index * 60,
                line('M0 -60 V60 M-14 -46 L0 -34 L14 -46 M-14 46 L0 34 L14 46', '#ffffff', 7),
              ),
            ),
            bands:
              path('M-96 -20 Q0 20 96 -20 L98 20 Q0 60 -98 20Z', style.accent) +
              line('M-90 -40 Q0 0 90 -40', '#fff', 4, 0.8),
            dots: repeat(12, (index) =>
              oval([(index % 4) * 42 - 62, Math.floor(index / 4) * 46 - 46, 8], '#ffffff', 0.9),
            ),
            plain: '',
          }[pattern],
          oval([-36, -40, 22, 28], '#ffffff', 0.5),
        ].join(''),
      ),
    );
  return [ball(-66, 40, 108, FILL.main), ball(90, -40, 84, FILL.accent), ball(96, 128, 58, FILL.light)].join(
    '',
  );
});
