import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inRuns, NO_MINUTE, NOTHING_KNOWN, outcomeNumber, readCells } from './matrix-cells.ts';
import { CheckOutcome } from './places.ts';

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

test('a minute of zero is a minute, and an absent one is none', () => {
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
    readCells({
      cells,
      minutes: [5, NO_MINUTE, NO_MINUTE],
      answered: inRuns([14, 0, 0]),
      planned: inRuns([20, 3, 0]),
    }),
  ).toEqual([
    { place: 7, gap: null, minute: 5, coverage: { answered: 14, planned: 20 } },
    { place: null, gap: 'missed', coverage: { answered: 0, planned: 3 } },
    { place: null, gap: null },
  ]);
});

test('what is alike in a row travels once, and comes back as it was', () => {
  expect(inRuns([12, 12, 12, 11, 12])).toEqual([12, 3, 11, 1, 12, 1]);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 3 })), (counts) => {
      const cells = counts.map(() => NOTHING_KNOWN);
      const details = readCells({ cells, minutes: [], answered: inRuns(counts), planned: inRuns(counts) });
      expect(details.map(({ coverage }) => coverage)).toEqual(
        counts.map((count) => ({ answered: count, planned: count })),
      );
    }),
  );
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

test('the first place is a place, and what only a later release knows is nothing', () => {
  expect(readCells({ cells: [1, -99, 0], minutes: [] })).toEqual([
    { place: 1, gap: null },
    { place: null, gap: null },
    { place: null, gap: null },
  ]);
});
