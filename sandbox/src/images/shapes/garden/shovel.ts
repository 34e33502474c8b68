import { box, FILL, line, path, repeat, rotate } from '../../drawing/pen.ts';
import { lying } from '../../drawing/shape.ts';

export const shovel = lying(['green', 'red', 'black', 'orange'], (style) => {
  const kind = style.byNoun(1, { снегов: 'snow', 'граб|тяп': 'rake', вил: 'fork', лопат: 'shovel' });
  const head = {
    shovel:
      path('M-60 20 Q0 0 60 20 L56 110 Q0 210 -56 110Z', FILL.metal) +
      path('M-40 34 Q0 24 40 34 L34 100 Q0 150 -34 100Z', '#fff', 0.25),
    rake:
      path('M-110 60 H110 V84 H-110Z', FILL.main) +
      repeat(9, (index) => line(`M${index * 26 - 104} 84 V160`, style.main, 9)) +
      line('M0 30 L-60 64 M0 30 L60 64', '#5b6169', 8),
    fork: line('M-60 190 V60 Q0 20 60 60 V190 M-20 190 V44 M20 190 V44', '#6b717a', 13),
    snow:
      path('M-120 30 H120 L130 170 Q0 190 -130 170Z', FILL.main) +
      repeat(5, (index) => line(`M${index * 46 - 92} 44 V166`, style.deep, 6, 0.5)) +
      box([-130, 160, 260, 15, 4], FILL.metal),
  }[kind];
  return rotate(
    18,
    line('M0 -170 V50', '#a9834f', 17) +
      path('M-36 -190 H36 Q44 -160 12 -140 H-12 Q-44 -160 -36 -190Z M-20 -178 H20 L8 -158 H-8Z', FILL.black) +
      head,
  );
});
