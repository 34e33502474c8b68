import type { StepMinutes } from '@vitrina/contract/positions/rules.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Fall, type Planned, planReschedules } from './plan-reschedules.ts';
import { countTickOffsets, nextTick, startOfRound } from './slots.ts';

const CABINET = 7;
const MINUTE = 60_000;
const NOON = new Date('2026-03-02T09:00:00Z');
const round = startOfRound(NOON, CABINET, 60).getTime();
const tick = (count: number) => new Date(round + count * 5 * MINUTE);
/** In the tick of a part, after its checks. */
const now = new Date(tick(2).getTime() + 40_000);
const at = { cabinetId: CABINET, stepMinutes: 60 as StepMinutes, now };
const fall: Fall = { sku: 1, cityId: 213, noticedAt: now };
const before = new Date(now.getTime() - 30 * MINUTE);

const planned = (termId: number, tickOffset: number, sku: number, more: Partial<Planned> = {}): Planned => ({
  termId,
  cityId: 213,
  slotAt: tick(tickOffset),
  movedTicks: 0,
  priority: 0,
  checkedAt: [{ sku, at: before }],
  isHeld: false,
  ...more,
});
const move = (termId: number, tickOffset: number, movedTicks: number) => ({
  termId,
  cityId: 213,
  slotAt: tick(tickOffset),
  movedTicks,
});

test('another query of the fallen product comes at the next tick, and what stood there takes its slot', () => {
  const moves = planReschedules([planned(1, 9, 1), planned(2, 3, 2), planned(3, 4, 2)], [fall], at);
  expect(moves).toEqual([move(1, 3, -6), move(2, 9, 6)]);
});

test('what has ended its slot of this round comes first in the next one', () => {
  const moves = planReschedules([planned(1, 12 + 1, 1), planned(2, 12, 2), planned(3, 4, 2)], [fall], at);
  expect(moves).toEqual([move(1, 12, -1), move(2, 13, 1)]);
});

test('the least interesting gives way, and never a query of the same product', () => {
  const moves = planReschedules(
    [
      planned(1, 9, 1),
      planned(2, 3, 2, { priority: 5 }),
      planned(3, 3, 2, { priority: 1 }),
      planned(4, 3, 1),
    ],
    [fall],
    at,
  );
  expect(moves.map((one) => one.termId)).toEqual([1, 3]);
});

test.each([
  ['looked at since the fall', { checkedAt: [{ sku: 1, at: now }] }],
  ['never looked at', { checkedAt: [{ sku: 1, at: null }] }],
  ['promised', { isHeld: true }],
])('stays where it is: %s', (_, more) => {
  expect(planReschedules([planned(1, 9, 1, more), planned(2, 3, 2)], [fall], at)).toEqual([]);
});

test.each([
  ['promised', { isHeld: true }],
  ['brought forward itself', { movedTicks: -2 }],
])('does not give way: %s', (_, more) => {
  const moves = planReschedules([planned(1, 9, 1), planned(2, 3, 2, more), planned(3, 4, 2)], [fall], at);
  expect(moves).toEqual([move(1, 4, -5), move(3, 9, 5)]);
});

test('the city of the fall goes first', () => {
  const moves = planReschedules(
    [planned(1, 9, 1, { cityId: 2, priority: 9 }), planned(2, 8, 1), planned(3, 3, 2), planned(4, 5, 2)],
    [fall],
    at,
  );
  expect(moves.find((one) => one.termId === 2)?.slotAt).toEqual(tick(3));
  expect(moves.find((one) => one.termId === 1)?.slotAt).toEqual(tick(5));
});

const anyPlan = fc.array(
  fc.record({
    ticks: fc.integer({ min: 0, max: 23 }),
    skus: fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 3 }),
    cityId: fc.constantFrom(213, 2),
    priority: fc.integer({ min: 0, max: 3 }),
    movedTicks: fc.integer({ min: -2, max: 2 }),
    isHeld: fc.boolean(),
    isOld: fc.boolean(),
  }),
  { maxLength: 80 },
);
const anyFalls = fc.array(
  fc.record({
    sku: fc.integer({ min: 1, max: 6 }),
    cityId: fc.constantFrom(213, 2),
    noticedAt: fc.constant(now),
  }),
  { minLength: 1, maxLength: 4 },
);

test('ticks stay as full as they were, every slot in its round and in the future, whoever names the checks first', () => {
  fc.assert(
    fc.property(anyPlan, anyFalls, fc.constantFrom<StepMinutes>(30, 60), (list, falls, stepMinutes) => {
      const soonest = nextTick(now, CABINET);
      const checks = list.map(({ ticks, skus, isOld, ...more }, termId): Planned => {
        const slotAt = new Date(
          soonest.getTime() + (ticks % (2 * countTickOffsets(stepMinutes))) * 5 * MINUTE,
        );
        return { ...more, termId, slotAt, checkedAt: skus.map((sku) => ({ sku, at: isOld ? before : now })) };
      });
      const input = { ...at, stepMinutes };
      const moves = planReschedules(checks, falls, input);
      const movedOf = new Map(moves.map((one) => [one.termId, one]));
      const after = checks.map((check) => movedOf.get(check.termId)?.slotAt ?? check.slotAt);
      const sorted = (slots: readonly Date[]) => slots.map(Number).toSorted((a, b) => a - b);
      expect(sorted(after)).toEqual(sorted(checks.map((check) => check.slotAt)));
      for (const check of checks) {
        const moved = movedOf.get(check.termId);
        if (!moved) continue;
        expect(check.isHeld).toBe(false);
        expect(moved.slotAt >= soonest).toBe(true);
        expect(startOfRound(moved.slotAt, CABINET, stepMinutes)).toEqual(
          startOfRound(check.slotAt, CABINET, stepMinutes),
        );
        const isFallen = check.checkedAt.some(({ sku }) => falls.some((one) => one.sku === sku));
        expect(moved.slotAt < check.slotAt).toBe(isFallen);
        const ticks = (moved.slotAt.getTime() - check.slotAt.getTime()) / (5 * MINUTE);
        expect(moved.movedTicks - check.movedTicks).toBe(ticks);
      }
      const sortMoves = (some: typeof moves) => some.toSorted((a, b) => a.termId - b.termId);
      expect(sortMoves(planReschedules(checks.toReversed(), falls, input))).toEqual(sortMoves(moves));
    }),
    { numRuns: 500 },
  );
});
