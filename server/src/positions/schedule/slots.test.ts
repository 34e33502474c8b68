import type { StepMinutes } from '@vitrina/contract/positions/rules.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { endAttempt } from '../checking/end-attempt.ts';
import type { FailedOutcome } from '../tables.ts';
import {
  countTickOffsets,
  followingSlot,
  listDueSlots,
  listGaps,
  nextSlot,
  nextTick,
  slotAt,
  slotOfRound,
  startOfRound,
} from './slots.ts';

const START = Date.parse('2026-03-02T09:00:00Z');
const MINUTE = 60_000;
const CABINET = 7;
const slotKey = { cabinetId: CABINET, tickOffset: 0 };
const steps: StepMinutes[] = [5, 30, 60];

const anyStep = fc.constantFrom(...steps);
const anyCabinet = fc.integer({ min: 1, max: 2 ** 31 - 1 });
const anySlotKeyOfStep = fc.tuple(anyStep, anyCabinet, fc.nat(11)).map(([step, cabinetId, tickOffset]) => ({
  step,
  slotKey: { cabinetId, tickOffset: tickOffset % countTickOffsets(step) },
}));

describe('slots', () => {
  test('there is one in every round, at the tick of its offset', () => {
    fc.assert(
      fc.property(anySlotKeyOfStep, fc.integer({ min: 0, max: 10 ** 9 }), ({ step, slotKey: one }, later) => {
        const now = new Date(START + later);
        const slot = slotAt(now, one, step);
        const next = nextSlot(now, one, step);
        expect(slot <= now && now < next).toBe(true);
        expect(next.getTime() - slot.getTime()).toBe(step * MINUTE);
        expect(slotAt(slot, one, step)).toEqual(slot);
        const round = startOfRound(now, one.cabinetId, step);
        expect(slotOfRound(now, one, step).getTime() - round.getTime()).toBe(one.tickOffset * 5 * MINUTE);
        expect(startOfRound(slotOfRound(now, one, step), one.cabinetId, step)).toEqual(round);
      }),
    );
  });

  test('a round lies inside one half hour or hour of the clock, so every column of a matrix has its check', () => {
    fc.assert(
      fc.property(anySlotKeyOfStep, fc.integer({ min: 0, max: 10 ** 9 }), ({ step, slotKey: one }, later) => {
        const round = startOfRound(new Date(START + later), one.cabinetId, step).getTime();
        const last = round + (countTickOffsets(step) - 1) * 5 * MINUTE;
        expect(Math.floor(last / (step * MINUTE))).toBe(Math.floor(round / (step * MINUTE)));
      }),
    );
  });

  test('cabinets are spread over the five minutes', () => {
    const minutes = Array.from({ length: 1000 }, (_, cabinetId) =>
      Math.floor(
        ((startOfRound(new Date(START), cabinetId, 5).getTime() - START + 5 * MINUTE) % (5 * MINUTE)) /
          MINUTE,
      ),
    );
    for (const group of Map.groupBy(minutes, (minute) => minute).values()) {
      expect(group.length).toBeGreaterThan(150);
      expect(group.length).toBeLessThan(250);
    }
  });

  test('what passed while nobody was there is named', () => {
    const planned = slotAt(new Date(START), slotKey, 5);
    const later = (minutes: number) => new Date(planned.getTime() + minutes * MINUTE);
    expect(listDueSlots(planned, later(4), slotKey, 5)).toEqual({
      current: planned,
      overdue: null,
      missed: null,
    });
    expect(listDueSlots(planned, later(7), slotKey, 5)).toEqual({
      current: later(5),
      overdue: planned,
      missed: null,
    });
    expect(listDueSlots(planned, later(61), slotKey, 5)).toEqual({
      current: later(60),
      overdue: planned,
      missed: { from: later(5), until: later(60) },
    });
  });
});

test('the gaps of passed slots hold those slots and no other, wherever the first of them was moved', () => {
  const planned = slotAt(new Date(START), { ...slotKey, tickOffset: 5 }, 60);
  const at = (minutes: number) => new Date(planned.getTime() + minutes * MINUTE);
  const gapsOf = (moved: number, tickOffset: number, now: number) => {
    const due = listDueSlots(at(moved), at(now), { ...slotKey, tickOffset }, 60);
    return listGaps(due, { wasTried: false, stepMinutes: 60 });
  };
  expect(gapsOf(0, 5, 190)).toEqual([{ from: at(0), until: at(180) }]);
  expect(gapsOf(-20, 5, 190)).toEqual([
    { from: at(-20), until: at(40) },
    { from: at(60), until: at(180) },
  ]);
  expect(gapsOf(20, 5, 61)).toEqual([{ from: at(20), until: at(60) }]);
  expect(gapsOf(20, 5, 59)).toEqual([]);
});

type Ending = { slot: number; as: 'observation' | 'missed' | FailedOutcome };

/** The rows of one check, moved by the same rules as the worker's, without its databases. */
function createCheck(plannedAt: Date, step: StepMinutes) {
  const endings: Ending[] = [];
  let row = { planned: plannedAt, tickOffset: 0, step, attempts: 0, failure: null as FailedOutcome | null };
  const slotKeyOf = () => ({ cabinetId: CABINET, tickOffset: row.tickOffset });

  function begin(now: Date) {
    const due = listDueSlots(row.planned, now, slotKeyOf(), row.step);
    if (due.overdue === null) return;
    if (row.failure !== null) endings.push({ slot: due.overdue.getTime(), as: row.failure });
    for (const gap of listGaps(due, { wasTried: row.failure !== null, stepMinutes: row.step })) {
      for (let slot = gap.from.getTime(); slot < gap.until.getTime(); slot += row.step * MINUTE) {
        endings.push({ slot, as: 'missed' });
      }
    }
    row = { ...row, planned: due.current, attempts: 0, failure: null };
  }

  function end(as: Ending['as']) {
    endings.push({ slot: row.planned.getTime(), as });
    row = { ...row, planned: followingSlot(row.planned, slotKeyOf(), row.step), attempts: 0, failure: null };
  }

  return {
    endings,
    planned: () => row.planned,
    slotKey(now: Date, event: 'answer' | 'killedBeforeStore' | FailedOutcome) {
      if (row.planned > now) return;
      begin(now);
      // A worker that dies before its transaction leaves the rows as they were.
      if (event === 'killedBeforeStore') return;
      if (event === 'answer') return end('observation');
      const verdict = endAttempt({
        outcome: event,
        attempts: row.attempts + 1,
        now,
        slotEndsAt: followingSlot(row.planned, slotKeyOf(), row.step),
        pausedUntil: null,
        jitter: 0,
      });
      if ('gap' in verdict) return end(verdict.gap);
      row = { ...row, attempts: row.attempts + 1, failure: event };
    },
    changeStep(now: Date, next: StepMinutes) {
      row = { ...row, step: next, tickOffset: row.tickOffset % countTickOffsets(next) };
      if (row.planned > now) row = { ...row, planned: nextSlot(now, slotKeyOf(), next) };
    },
    /** To any tick of its round that has not begun. */
    move(now: Date, choice: number) {
      if (row.planned <= now) return;
      const round = startOfRound(row.planned, CABINET, row.step).getTime();
      const ticks = Array.from(
        { length: countTickOffsets(row.step) },
        (_, tick) => round + tick * 5 * MINUTE,
      );
      const free = ticks.filter((tick) => tick >= nextTick(now, CABINET).getTime());
      row = { ...row, planned: new Date(free[choice % free.length] ?? row.planned) };
    },
    /** The schedule of a new day: slots of later rounds move with it. */
    reschedule(now: Date, choice: number) {
      row = { ...row, tickOffset: choice % countTickOffsets(row.step) };
      const isLater = startOfRound(row.planned, CABINET, row.step) > startOfRound(now, CABINET, row.step);
      if (isLater) row = { ...row, planned: slotOfRound(row.planned, slotKeyOf(), row.step) };
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
const anyWait = fc.integer({ min: 1, max: 5000 });
const anyOrder = fc.option(fc.record({ kind: fc.constantFrom('move', 'reschedule'), choice: fc.nat(11) }));

test('under random restarts, outages, failures and orders every round has one slot, which ends once', () => {
  const anyAttempts = fc.array(fc.record({ waitSeconds: anyWait, event: anyEvent, order: anyOrder }), {
    minLength: 1,
    maxLength: 60,
  });
  fc.assert(
    fc.property(anyStep, anyAttempts, (step, attempts) => {
      const first = nextSlot(new Date(START), slotKey, step);
      const check = createCheck(first, step);
      let now = START;
      for (const { waitSeconds, event, order } of attempts) {
        now += waitSeconds * 1000;
        check.slotKey(new Date(now), event);
        if (order?.kind === 'move') check.move(new Date(now), order.choice);
        if (order?.kind === 'reschedule') check.reschedule(new Date(now), order.choice);
      }
      const roundOf = (slot: number) => startOfRound(new Date(slot), CABINET, step).getTime();
      const expected = [];
      const planned = roundOf(check.planned().getTime());
      for (let round = roundOf(first.getTime()); round < planned; round += step * MINUTE)
        expected.push(round);
      expect(check.endings.map((ending) => roundOf(ending.slot))).toEqual(expected);
      // The plan never runs ahead of time by more than the round that begins next.
      expect(planned).toBeLessThanOrEqual(roundOf(now) + step * MINUTE);
    }),
    { numRuns: 1000 },
  );
});

test('changes of the step lose nothing that has begun and double nothing', () => {
  const anyAttempts = fc.array(
    fc.record({ waitSeconds: anyWait, event: anyEvent, step: fc.option(anyStep), order: anyOrder }),
    { minLength: 1, maxLength: 60 },
  );
  fc.assert(
    fc.property(anyAttempts, (attempts) => {
      const check = createCheck(nextSlot(new Date(START), slotKey, 5), 5);
      let now = START;
      for (const { waitSeconds, event, step, order } of attempts) {
        now += waitSeconds * 1000;
        const begun = check.planned().getTime() <= now ? check.planned().getTime() : null;
        if (step !== null) check.changeStep(new Date(now), step);
        if (order?.kind === 'move') check.move(new Date(now), order.choice);
        if (order?.kind === 'reschedule') check.reschedule(new Date(now), order.choice);
        if (begun !== null) expect(check.planned().getTime()).toBe(begun);
        check.slotKey(new Date(now), event);
      }
      const slots = check.endings.map((ending) => ending.slot);
      expect(new Set(slots).size).toBe(slots.length);
      expect(slots).toEqual(slots.toSorted((a, b) => a - b));
    }),
    { numRuns: 500 },
  );
});
