import { expect, test } from 'vitest';
import { groupMarks } from './group-marks.ts';
import { MARK_NAMES } from './scale.ts';

test.each([
  ['an empty market', 0, 1],
  ['a usual market', 1_000_000, 1],
  ['two measures at once', 5_000_000, 4],
  ['one after the other', 10_000_000, 7],
  ['more than fit', 25_000_000, 7],
])('%s of %i queries is read %i times, each mark once', (_what, queries, times) => {
  const groups = groupMarks(queries);
  expect(groups).toHaveLength(times);
  expect(groups.flat()).toEqual(MARK_NAMES);
});
