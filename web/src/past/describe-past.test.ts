import type { PastProgress } from '@vitrina/contract/past.ts';
import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { countDoneDays, describePast, listUnfinished } from './describe-past.ts';

const positions: PastProgress = { subject: 'positions', doneDays: 12, days: 28 };
const ozon: PastProgress = { subject: 'ozonQueries', doneDays: 396, days: 396 };

/** Says the key and what is put into it: the words themselves are the catalogues'. */
const say = (key: string, values?: Record<string, unknown>) =>
  values === undefined ? key : `${key}(${Object.values(values).join()})`;
const t = say as unknown as TFunction;

test('names the first of what is not there yet, with its days', () => {
  const figures: PastProgress = { subject: 'ownFigures', doneDays: 28, days: 90 };
  const line = describePast(t, [positions, figures, ozon]);
  expect(line).toBe('past.part(past.subjects.positions,12,28,28)');
  expect(describePast(t, [{ ...positions, doneDays: 28 }, figures])).toContain('ownFigures,28,90');
});

test('what is done in one go is named when nothing else is left, and without days', () => {
  const notes: PastProgress = { subject: 'notes', doneDays: 0, days: 1 };
  expect(describePast(t, [notes, positions])).toContain('past.subjects.positions');
  expect(describePast(t, [notes, ozon])).toBe('past.subjects.notes');
});

test('what the screen shows comes before the rest until it is there', () => {
  const radar: PastProgress = { subject: 'radar', doneDays: 0, days: 1 };
  const past = [positions, radar, ozon];
  expect(describePast(t, past, ['radar'])).toBe('past.subjects.radar');
  expect(describePast(t, past, ['alerts', 'positions'])).toContain('past.subjects.positions');
  expect(describePast(t, past, ['ozonQueries'])).toContain('past.subjects.positions');
});

test('says nothing when all of it is there, or nothing is known', () => {
  expect(describePast(t, [ozon])).toBeUndefined();
  expect(describePast(t, [])).toBeUndefined();
  expect(describePast(t, undefined)).toBeUndefined();
  expect(listUnfinished(undefined)).toEqual([]);
});

test('each day that is done counts', () => {
  expect(countDoneDays([positions, ozon])).toBe(408);
  expect(countDoneDays(undefined)).toBe(0);
});
