import { expect, test } from 'vitest';
import { groupMarks, type Mark } from './group-marks.ts';

const mark = (at: number): Mark => ({
  key: String(at),
  at,
  kind: 'change',
  id: at,
  text: '',
  head: '',
  isImportant: false,
});
const groups = (...moments: number[]) =>
  groupMarks(moments.map(mark), (at) => at / 100, 0.1).map(({ share, marks }) => [
    share,
    marks.map(({ at }) => at),
  ]);

test('flags that would lie on each other are one, in the order of time', () => {
  expect(groups(30, 5, 12, 16)).toEqual([
    [0.05, [5, 12]],
    [0.16, [16]],
    [0.3, [30]],
  ]);
});

test('what lies outside of the period has no flag', () => {
  expect(groups(-1, 0, 100, 101)).toEqual([
    [0, [0]],
    [1, [100]],
  ]);
});
