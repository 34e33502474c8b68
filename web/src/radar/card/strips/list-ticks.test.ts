import { expect, test } from 'vitest';
import { listTicks } from './list-ticks.ts';

const at = (moment: string) => Date.parse(moment);

test('dates stand at Moscow midnights of the period, as many as have room', () => {
  const day = { from: at('2026-03-01T21:00:00Z'), to: at('2026-03-02T12:00:00Z') };
  expect(listTicks(day)).toEqual(['2026-03-02']);
  expect(listTicks({ ...day, from: day.from + 1 })).toEqual([]);
  expect(listTicks({ from: at('2026-02-22T21:00:00Z'), to: day.to })).toEqual([
    '2026-02-23',
    '2026-02-25',
    '2026-02-27',
    '2026-03-01',
  ]);
  expect(listTicks({ from: at('2026-02-02T21:00:00Z'), to: day.to })).toHaveLength(7);
});
