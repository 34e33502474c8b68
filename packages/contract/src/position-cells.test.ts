import { expect, test } from 'vitest';
import { NO_MINUTE, NOTHING_KNOWN, outcomeNumber, readCells } from './position-cells.ts';
import { CheckOutcome } from './positions.ts';

test('a place, 1000+, н/н, a gap and nothing are five things', () => {
  const cells = [
    7,
    outcomeNumber('deep'),
    outcomeNumber('notFound'),
    outcomeNumber('captcha'),
    NOTHING_KNOWN,
  ];
  expect(readCells({ cells, minutes: [] })).toEqual([
    { place: 7, gap: null },
    { place: 'deep', gap: null },
    { place: 'notFound', gap: null },
    { place: null, gap: 'captcha' },
    { place: null, gap: null },
  ]);
});

test('a minute of zero is a minute, and one that is not told is none', () => {
  const cells = [7, 7, outcomeNumber('timeout')];
  expect(readCells({ cells, minutes: [0, NO_MINUTE, 25] })).toEqual([
    { place: 7, gap: null, minute: 0 },
    { place: 7, gap: null },
    { place: null, gap: 'timeout', minute: 25 },
  ]);
});

test('a bucket says how many of its checks were answered, where any was planned', () => {
  const cells = [7, outcomeNumber('missed'), NOTHING_KNOWN];
  expect(
    readCells({ cells, minutes: [5, NO_MINUTE, NO_MINUTE], answered: [14, 0, 0], planned: [20, 3, 0] }),
  ).toEqual([
    { place: 7, gap: null, minute: 5, coverage: { answered: 14, planned: 20 } },
    { place: null, gap: 'missed', coverage: { answered: 0, planned: 3 } },
    { place: null, gap: null },
  ]);
});

test('outcomes keep their numbers: open tabs read the answers of a newer server', () => {
  expect(CheckOutcome.options.map((outcome) => [outcome, outcomeNumber(outcome)])).toEqual([
    ['found', -1],
    ['deep', -2],
    ['notFound', -3],
    ['blocked', -4],
    ['captcha', -5],
    ['rateLimited', -6],
    ['drift', -7],
    ['cityMismatch', -8],
    ['timeout', -9],
    ['unreachable', -10],
    ['serverError', -11],
    ['missed', -12],
    ['paused', -13],
  ]);
});
