import { expect, it } from 'vitest';
import { listEndings } from './endings.ts';

const day = (number: number) => new Date(Date.UTC(2026, 2, number));
const span = (planType: number, from: number, to: number) => ({ planType, from: day(from), to: day(to) });
const endings = (spans: ReturnType<typeof span>[], since = 1, until = 31) =>
  listEndings(spans, day(since), day(until)).map(({ at, planType, planTypeAfter }) => [
    at.getUTCDate(),
    planType,
    planTypeAfter,
  ]);

it('a plan that nothing follows ends', () => {
  expect(endings([span(5, 1, 10)])).toEqual([[10, 5, 0]]);
});

it('one that a plan as good follows does not, one that a smaller one follows does', () => {
  expect(endings([span(5, 1, 10), span(6, 10, 20)])).toEqual([[20, 6, 0]]);
  expect(endings([span(6, 1, 10), span(4, 10, 20)])).toEqual([
    [10, 6, 4],
    [20, 4, 0],
  ]);
});

it('days that a better plan covers end unseen', () => {
  expect(endings([span(5, 1, 8), span(6, 1, 20)])).toEqual([[20, 6, 0]]);
  expect(endings([span(5, 1, 8), span(4, 1, 20)])).toEqual([
    [8, 5, 4],
    [20, 4, 0],
  ]);
});

it('what ends before or after the days that are looked at is left out', () => {
  const spans = [span(4, 1, 5), span(5, 1, 10), span(6, 1, 15)];
  expect(endings(spans, 10, 14)).toEqual([]);
  expect(endings(spans, 10, 15)).toEqual([[15, 6, 0]]);
});
