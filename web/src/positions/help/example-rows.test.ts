import { POSITION_TREND_DAYS } from '@vitrina/contract/positions/trends.ts';
import { expect, test } from 'vitest';
import { exampleEntry, exampleRows } from './example-rows.ts';

const NOW = new Date('2026-03-01T09:00:00.000Z');
const rows = exampleRows({ nameOf: (name) => name, city: 'Москва' }, NOW);

test('four products of one city, each with a SKU of its own, and every one is found, missing or both', () => {
  expect(rows.map(({ name, sku, cityName }) => [name, sku, cityName])).toEqual([
    ['kettle', 100_000_002, 'Москва'],
    ['mug', 100_000_003, 'Москва'],
    ['teapot', 100_000_004, 'Москва'],
    ['scales', 100_000_005, 'Москва'],
  ]);
  for (const row of rows) {
    expect(row.foundCount + row.notFoundCount).toBe(row.queriesCount);
    expect(row.top10 <= row.top50 && row.top50 <= row.top100).toBe(true);
    expect([row.isOwn, row.isPaused, row.state]).toEqual([true, false, 'active']);
  }
  expect(rows.map(({ notFoundCount }) => notFoundCount)).toEqual([0, 1, 6, 0]);
});

test('they were checked minutes ago and will be in as many minutes', () => {
  const minutes = (at: string | null) => (Date.parse(at ?? '') - NOW.getTime()) / 60_000;
  expect(rows.map(({ lastCheckedAt }) => minutes(lastCheckedAt))).toEqual([-1, -2, -3, -4]);
  expect(rows.map(({ nextCheckAt }) => minutes(nextCheckAt))).toEqual([1, 2, 3, 4]);
});

test('their numbers agree: what they were, what they are, and a day is a quarter of the way', () => {
  const changes = rows.map(({ trend }) => [trend?.week?.before, trend?.week?.now, trend?.day?.before]);
  expect(changes).toEqual([
    [6.4 + 2.3, 6.4, 6.4 + 2.3 / 4],
    [31.7 - 5.1, 31.7, 31.7 - 5.1 / 4],
    [74.2 + 11.8, 74.2, 74.2 + 11.8 / 4],
    [18, 18, 18],
  ]);
});

test('a line goes from what a product was to what it is, in waves, and never above the first place', () => {
  const lines = rows.map(({ trend }) => trend?.averages ?? []);
  for (const line of lines) {
    expect(line).toHaveLength(POSITION_TREND_DAYS);
    expect(Math.min(...line.map(Number))).toBeGreaterThanOrEqual(1);
  }
  const wave = (day: number) => 31.7 - 5.1 * (1 - day / POSITION_TREND_DAYS) + 12 * Math.sin(day + 1);
  expect(lines[1]?.slice(0, 3)).toEqual([wave(0), wave(1), wave(2)].map((value) => expect.closeTo(value, 9)));
});

test('examples begin anew after the last one', () => {
  expect(exampleEntry(5)).toMatchObject({ id: 5, averagePlace: 6.4 });
  expect(exampleEntry(4)).toMatchObject({ id: 4, averagePlace: 18 });
});
