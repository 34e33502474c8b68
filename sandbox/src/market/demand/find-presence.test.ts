import { expect, test } from 'vitest';
import { mix } from '../chance.ts';
import { findPresence } from './find-presence.ts';

const QUERIES = 4000;
const RANK = 1000;
const FIRST_DAY = 20_000;
const YEAR = 364;

const listDays = (query: number, rank = RANK) =>
  Array.from({ length: YEAR }, (_, day) => findPresence(mix(7, query), rank, FIRST_DAY + day));

test('within a year about every seventh query is gone for months, and the others are always there', () => {
  const absences = Array.from(
    { length: QUERIES },
    (_, query) => listDays(query).filter((part) => part === 0).length,
  );
  const absent = absences.filter((days) => days > 0);
  expect(absent.length / QUERIES).toBeGreaterThan(0.15);
  expect(absent.length / QUERIES).toBeLessThan(0.25);
  const all = absences.reduce((sum, days) => sum + days, 0);
  expect(all / QUERIES / YEAR).toBeCloseTo(0.15 * (150 / YEAR), 1);
});

test('whoever comes or goes does it within three days, and never in between for longer', () => {
  for (let query = 0; query < 500; query += 1) {
    const days = listDays(query);
    expect(days.every((part) => part >= 0 && part <= 1)).toBe(true);
    const partly = days.filter((part) => part > 0 && part < 1).length;
    expect(partly).toBeLessThanOrEqual(8);
  }
});

test('the queries that everybody types are never forgotten', () => {
  for (let query = 0; query < 500; query += 1)
    expect(listDays(query, 299).every((part) => part === 1)).toBe(true);
});
