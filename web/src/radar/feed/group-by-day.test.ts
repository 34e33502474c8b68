import { Day } from '@vitrina/contract/dates.ts';
import { expect, it } from 'vitest';
import { sampleChange } from './feed-samples.ts';
import { groupByDay } from './group-by-day.ts';

const day = (text: string) => Day.parse(text);

it('the days are those of Moscow, the newest first, and noise alone makes one too', () => {
  const late = sampleChange({ at: '2026-03-01T21:30:00.000Z' });
  const early = sampleChange({ at: '2026-03-01T20:30:00.000Z' });
  const days = groupByDay(
    [late, early],
    [
      { day: day('2026-03-03'), count: 2 },
      { day: day('2026-03-01'), count: 1 },
    ],
  );
  expect(days).toEqual([
    { day: '2026-03-03', changes: [], noise: 2 },
    { day: '2026-03-02', changes: [late], noise: 0 },
    { day: '2026-03-01', changes: [early], noise: 1 },
  ]);
});

it('nothing is no day', () => {
  expect(groupByDay([], [])).toEqual([]);
});
