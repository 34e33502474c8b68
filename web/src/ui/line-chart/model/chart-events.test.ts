import { expect, test } from 'vitest';
import { toSeconds } from './chart-data.ts';
import { type ChartNote, eventsByPoint, groupFlags, placeEvents } from './chart-events.ts';

const DAYS = Float64Array.from(['2026-11-18', '2026-11-19', '2026-11-20'], toSeconds);
const note = (id: number, at: string): ChartNote => ({ id, at, text: `заметка ${id}`, author: 'Анна' });

test('a note stands on the day it was written for, the last day included', () => {
  const placed = placeEvents(DAYS, [
    note(3, '2026-11-20T20:59:00Z'),
    note(1, '2026-11-18T11:00:00Z'),
    note(2, '2026-11-18T21:00:00Z'),
  ]);
  expect(placed.map(({ id, point }) => [id, point])).toEqual([
    [1, 0],
    [2, 1],
    [3, 2],
  ]);
});

test('what was written for another time is not there', () => {
  expect(placeEvents(DAYS, [note(1, '2026-11-17T20:59:00Z'), note(2, '2026-11-20T21:00:00Z')])).toEqual([]);
  expect(placeEvents([], [note(1, '2026-11-18T11:00:00Z')])).toEqual([]);
});

test('notes that would lie on each other share a flag', () => {
  const notes = placeEvents(DAYS, [
    note(1, '2026-11-18T11:00:00Z'),
    note(2, '2026-11-18T12:00:00Z'),
    note(3, '2026-11-20T12:00:00Z'),
  ]);
  const days = (seconds: number) => (seconds - toSeconds('2026-11-18')) / 86_400;
  const flags = groupFlags(notes, (seconds) => days(seconds) * 100, 14);
  expect(flags.map(({ left, notes: ofFlag }) => [left, ofFlag.map(({ id }) => id)])).toEqual([
    [0, [1, 2]],
    [200, [3]],
  ]);
  expect(groupFlags(notes, () => undefined, 14)).toEqual([]);
});

test('a point names its marks and its notes', () => {
  const events = {
    notes: placeEvents(DAYS, [note(1, '2026-11-19T11:00:00Z')]),
    marks: placeEvents(DAYS, [{ at: '2026-11-19T12:00:00Z', label: 'шаг 30 минут' }]),
  };
  expect([...eventsByPoint(events)]).toEqual([[1, ['шаг 30 минут', 'заметка 1']]]);
});
