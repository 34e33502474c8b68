import { startOfMoscowDay } from '@vitrina/contract/dates.ts';
import { HOUR_MS, MINUTE_MS } from '@vitrina/contract/durations.ts';
import { expect, test } from 'vitest';
import { nextTick } from '../positions/schedule/slots.ts';
import { listSlots } from './list-slots.ts';

const DAY = '2026-11-20';
const start = startOfMoscowDay(DAY).getTime();
const wide = { since: new Date(start - HOUR_MS), before: new Date(start + 30 * HOUR_MS) };
const check = (name: string, tickOffset = 0) => ({ name, slotKey: { cabinetId: 3, tickOffset } });

test('each check has one slot in every hour of the day, on a tick of its cabinet', () => {
  const slots = listSlots(DAY, [check('a'), check('b')], wide);
  expect(slots).toHaveLength(24);
  for (const { at, checks } of slots) {
    expect(nextTick(new Date(at.getTime() - 1), 3)).toEqual(at);
    expect(checks.map(({ name }) => name)).toEqual(['a', 'b']);
  }
});

test('checks at other ticks come at their own moments, earliest first', () => {
  const slots = listSlots(DAY, [check('late', 2), check('early', 0)], wide);
  expect(slots).toHaveLength(48);
  expect(slots.slice(0, 2).map(({ checks }) => checks[0]?.name)).toEqual(['early', 'late']);
  const [first, second] = slots.map(({ at }) => at.getTime());
  expect((second ?? 0) - (first ?? 0)).toBe(10 * MINUTE_MS);
});

test('nothing comes before tracking began, nor where life begins', () => {
  const span = { since: new Date(start + 2 * HOUR_MS), before: new Date(start + 5 * HOUR_MS) };
  const slots = listSlots(DAY, [check('a')], span);
  expect(slots.every(({ at }) => at >= span.since && at < span.before)).toBe(true);
  expect(slots).toHaveLength(3);
});
