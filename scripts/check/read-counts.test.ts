import { expect, test } from 'vitest';
import { addCounts, readCounts } from './read-counts.ts';

test('a test that was put off counts as skipped', () => {
  const report = {
    numPassedTests: 7,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 3,
    success: false,
  };
  expect(readCounts(report)).toEqual({ passed: 7, failed: 1, skipped: 5 });
});

test('a report without its sums is not taken for one of zeros', () => {
  expect(() => readCounts({ numPassedTests: 7 })).toThrow('no numFailedTests');
  expect(() => readCounts(null)).toThrow('no numPassedTests');
});

test('runs are added up', () => {
  const one = { passed: 1, failed: 2, skipped: 3 };
  expect(addCounts([one, one])).toEqual({ passed: 2, failed: 4, skipped: 6 });
  expect(addCounts([])).toEqual({ passed: 0, failed: 0, skipped: 0 });
});
