import type { StepMinutes } from '@vitrina/contract/positions.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { endAttempt } from './end-attempt.ts';
import { listDueSlots, nextSlot, phaseMs, slotAt } from './slots.ts';
import type { FailedOutcome } from './tables.ts';

const START = Date.parse('2026-03-02T09:00:00Z');
const MINUTE = 60_000;
const key = { cabinetId: 7, termId: 3, cityId: 213 };
const steps: StepMinutes[] = [5, 30, 60];

const anyStep = fc.constantFrom(...steps);
const anyKey = fc.record({
  cabinetId: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
  termId: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
  cityId: fc.integer({ min: 1, max: 1_000_000 }),
});

describe('slots', () => {
  test('one stands in every step, whatever the phase', () => {
    fc.assert(
      fc.property(anyKey, anyStep, fc.integer({ min: 0, max: 10 ** 9 }), (one, step, later) => {
        const now = new Date(START + later);
        const slot = slotAt(now, one, step);
        const next = nextSlot(now, one, step);
        expect(slot <= now && now < next).toBe(true);
        expect(next.getTime() - slot.getTime()).toBe(step * MINUTE);
        expect(slotAt(slot, one, step)).toEqual(slot);
        expect(phaseMs(one, step)).toBeLessThan(step * MINUTE);
      }),
    );
  });

  test('a cabinet has one tick in five minutes and deals its queries out over the ticks of a longer step', () => {
    const ticks = Array.from({ length: 500 }, (_, termId) => phaseMs({ ...key, termId }, 30) / (5 * MINUTE));
    const counts = Map.groupBy(ticks, (tick) => tick);
    expect(counts.size).toBe(6);
    for (const group of counts.values()) expect(group.length).toBeLessThanOrEqual(84);
  });

  test('cabinets are spread over the five minutes', () => {
    const minutes = Array.from({ length: 1000 }, (_, cabinetId) =>
      Math.floor(phaseMs({ ...key, cabinetId }, 5) / MINUTE),
    );
    for (const group of Map.groupBy(minutes, (minute) => minute).values()) {
      expect(group.length).toBeGreaterThan(150);
      expect(group.length).toBeLessThan(250);
    }
  });

  test('what passed while nobody was there is named', () => {
    const planned = slotAt(new Date(START), key, 5);
    const later = (minutes: number) => new Date(planned.getTime() + minutes * MINUTE);
    expect(listDueSlots(planned, later(4), key, 5)).toEqual({
      current: planned,
      overdue: null,
      missed: null,
    });
    expect(listDueSlots(planned, later(7), key, 5)).toEqual({
      current: later(5),
      overdue: planned,
      missed: null,
    });
    expect(listDueSlots(planned, later(61), key, 5)).toEqual({
      current: later(60),
      overdue: planned,
      missed: { from: later(5), until: later(60) },
    });
  });
});

type Ending = { slot: number; as: 'observation' | 'missed' | FailedOutcome };

/** The rows of one check, moved by the same rules as the worker's, without its databases. */
function createCheck(plannedAt: Date, step: StepMinutes) {
  const endings: Ending[] = [];
  let row = { planned: plannedAt, step, attempts: 0, failure: null as FailedOutcome | null };

  function begin(now: Date) {
    const { current, overdue, missed } = listDueSlots(row.planned, now, key, row.step);
    if (overdue === null) return;
    endings.push({ slot: overdue.getTime(), as: row.failure ?? 'missed' });
    if (missed) {
      for (let slot = missed.from.getTime(); slot < missed.until.getTime(); slot += row.step * MINUTE) {
        endings.push({ slot, as: 'missed' });
      }
    }
    row = { ...row, planned: current, attempts: 0, failure: null };
  }

  function end(as: Ending['as']) {
    endings.push({ slot: row.planned.getTime(), as });
    row = { ...row, planned: nextSlot(row.planned, key, row.step), attempts: 0, failure: null };
  }

  return {
    endings,
    planned: () => row.planned,
    turn(now: Date, event: 'answer' | 'killedBeforeStore' | FailedOutcome) {
      if (row.planned > now) return;
      begin(now);
      // A worker that dies before its transaction leaves the rows as they were.
      if (event === 'killedBeforeStore') return;
      if (event === 'answer') return end('observation');
      const verdict = endAttempt({
        outcome: event,
        attempts: row.attempts + 1,
        now,
        slotEndsAt: nextSlot(row.planned, key, row.step),
        pausedUntil: null,
        jitter: 0,
      });
      if ('gap' in verdict) return end(verdict.gap);
      row = { ...row, attempts: row.attempts + 1, failure: event };
    },
    changeStep(now: Date, next: StepMinutes) {
      const planned = row.planned > now ? nextSlot(now, key, next) : row.planned;
      row = { ...row, step: next, planned };
    },
  };
}

const anyEvent = fc.constantFrom(
  'answer' as const,
  'killedBeforeStore' as const,
  'timeout' as const,
  'drift' as const,
  'blocked' as const,
);

test('under random restarts, outages and failures no slot is lost and none ends twice', () => {
  const anyTurns = fc.array(fc.record({ waitSeconds: fc.integer({ min: 1, max: 5000 }), event: anyEvent }), {
    minLength: 1,
    maxLength: 60,
  });
  fc.assert(
    fc.property(anyStep, anyTurns, (step, turns) => {
      const first = nextSlot(new Date(START), key, step);
      const check = createCheck(first, step);
      let now = START;
      for (const { waitSeconds, event } of turns) {
        now += waitSeconds * 1000;
        check.turn(new Date(now), event);
      }
      const slots = check.endings.map((ending) => ending.slot);
      const expected = [];
      for (let slot = first.getTime(); slot < check.planned().getTime(); slot += step * MINUTE)
        expected.push(slot);
      expect(slots).toEqual(expected);
      // The plan never runs ahead of time by more than the slot that begins next.
      expect(check.planned().getTime()).toBeLessThanOrEqual(nextSlot(new Date(now), key, step).getTime());
    }),
    { numRuns: 500 },
  );
});

test('changes of the step lose nothing that has begun and double nothing', () => {
  const anyTurns = fc.array(
    fc.record({ waitSeconds: fc.integer({ min: 1, max: 5000 }), event: anyEvent, step: fc.option(anyStep) }),
    { minLength: 1, maxLength: 60 },
  );
  fc.assert(
    fc.property(anyTurns, (turns) => {
      const check = createCheck(nextSlot(new Date(START), key, 5), 5);
      let now = START;
      for (const { waitSeconds, event, step } of turns) {
        now += waitSeconds * 1000;
        const begun = check.planned().getTime() <= now ? check.planned().getTime() : null;
        if (step !== null) check.changeStep(new Date(now), step);
        if (begun !== null) expect(check.planned().getTime()).toBe(begun);
        check.turn(new Date(now), event);
      }
      const slots = check.endings.map((ending) => ending.slot);
      expect(new Set(slots).size).toBe(slots.length);
      expect(slots).toEqual(slots.toSorted((a, b) => a - b));
    }),
    { numRuns: 300 },
  );
});
