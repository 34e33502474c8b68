import { box, FILL, line, mirrored, oval, path, repeat } from '../../drawing/pen.ts';
import { standing } from '../../drawing/shape.ts';

export const wardrobe = standing(['white', 'oak', 'walnut', 'grey'], (style) => {
  const kind = style.byNoun(1, {
    'комод|тумб|обувн': 'drawers',
    стеллаж: 'shelves',
    'шкаф|гардероб': 'wardrobe',
  });
  return [
    path('M120 -186 L146 -172 V176 L120 190Z', style.dark),
    {
      wardrobe:
        box([-140, -190, 262, 372, 4], FILL.main) +
        repeat(
          style.choose(2, [2, 3]),
          (index) =>
            line(`M${index * (262 / style.choose(2, [2, 3])) - 140} -186 V178`, style.deep, 3, 0.6) +
            box([index * (262 / style.choose(2, [2, 3])) - 130, -20, 7, 60, 3], '#5f656d'),
        ) +
        style.choose(3, [box([-4, -180, 118, 352], FILL.glass), '', '']),
      drawers:
        box([-140, -70, 262, 252, 4], FILL.main) +
        repeat(
          4,
          (index) =>
            box([-132, index * 60 - 62, 246, 54, 3], FILL.light) +
            box([-30, index * 60 - 44, 44, 9, 4], '#5f656d'),
        ),
      shelves:
        box([-140, -190, 262, 372, 4], style.deep) +
        repeat(
          4,
          (index) =>
            box([-130, index * 90 - 182, 242, 80], '#e9dfd0') +
            repeat(4, (book) =>
              box(
                [book * 22 - 120, index * 90 - 168 + book * 4, 18, 66 - book * 4, 2],
                [style.accent, style.main, '#5b7fa3', '#b4574a'][book] ?? style.main,
              ),
            ) +
            oval([70, index * 90 - 124, 24], '#7fa06a'),
        ) +
        line('M-140 -190 H122 V182 H-140Z', style.main, 12),
    }[kind],
    mirrored(box([100, 180, 18, 10, 2], '#3b3029')),
  ].join('');
});
