import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import type { StepMinutes } from '@vitrina/contract/positions/rules.ts';

export const TICK_MINUTES = 5;
const TICK_MS = TICK_MINUTES * MINUTE_MS;

/** A query in a city, as one cabinet follows it. */
export type CheckKey = { cabinetId: number; termId: number; cityId: number };

/**
 * Time is cut into rounds, each as long as the step, and a round into five-minute ticks. A check has exactly one slot in
 * every round: at the tick of its part, unless the order of checks has moved that one slot to another tick of the round.
 */
export type SlotKey = { cabinetId: number; tickOffset: number };

export function countTickOffsets(stepMinutes: StepMinutes): number {
  return stepMinutes / TICK_MINUTES;
}

/** How far after the round minutes a cabinet's ticks stand, so that not everything is due at 12:00:00 sharp. */
function phaseMs(cabinetId: number): number {
  // Multiplicative hashing by the golden ratio: neighbouring ids land far apart.
  const spread = (Math.imul(cabinetId, 0x9e3779b1) >>> 0) / 2 ** 32;
  return Math.floor((spread * TICK_MS) / 1000) * 1000;
}

function floorTo(at: Date, cabinetId: number, lengthMs: number): Date {
  const phase = phaseMs(cabinetId);
  return new Date(Math.floor((at.getTime() - phase) / lengthMs) * lengthMs + phase);
}

/** When the round began that a moment is in. */
export function startOfRound(at: Date, cabinetId: number, stepMinutes: StepMinutes): Date {
  return floorTo(at, cabinetId, stepMinutes * MINUTE_MS);
}

/** The first tick of a cabinet later than a moment. */
export function nextTick(after: Date, cabinetId: number): Date {
  return new Date(floorTo(after, cabinetId, TICK_MS).getTime() + TICK_MS);
}

/** The slot of a turn in the round that a moment is in. */
export function slotOfRound(at: Date, { cabinetId, tickOffset }: SlotKey, stepMinutes: StepMinutes): Date {
  return new Date(startOfRound(at, cabinetId, stepMinutes).getTime() + tickOffset * TICK_MS);
}

/** The latest slot of a turn that has begun. */
export function slotAt(now: Date, slotKey: SlotKey, stepMinutes: StepMinutes): Date {
  const slot = slotOfRound(now, slotKey, stepMinutes);
  return slot <= now ? slot : new Date(slot.getTime() - stepMinutes * MINUTE_MS);
}

/** The first slot of a turn that begins later than a moment. */
export function nextSlot(after: Date, slotKey: SlotKey, stepMinutes: StepMinutes): Date {
  return new Date(slotAt(after, slotKey, stepMinutes).getTime() + stepMinutes * MINUTE_MS);
}

/** The slot of the round after the given slot's, wherever in its round that one stands; also the given slot's end. */
export function followingSlot(slot: Date, slotKey: SlotKey, stepMinutes: StepMinutes): Date {
  return new Date(slotOfRound(slot, slotKey, stepMinutes).getTime() + stepMinutes * MINUTE_MS);
}

/** What became of the plan of a check by now. Times are half-open: `until` is not missed any more. */
export type DueSlots = {
  /** The slot to check now. */
  current: Date;
  /** The planned slot before it has ended without an end: what was tried in it decides how it is named. */
  overdue: Date | null;
  /** Slots that began while nobody was there, beside the overdue one. */
  missed: Span | null;
};

type Span = { from: Date; until: Date };

/**
 * From the planned slot and the time: which slot to check now and which ones have passed. Works from rows alone, so a
 * restart, a long outage or a jump of the clock lose no slot silently.
 */
export function listDueSlots(
  plannedAt: Date,
  now: Date,
  slotKey: SlotKey,
  stepMinutes: StepMinutes,
): DueSlots {
  const latest = slotAt(now, slotKey, stepMinutes);
  const afterPlanned = followingSlot(plannedAt, slotKey, stepMinutes);
  // A slot that was moved, or planned under another step, is current until the slot of the next round begins.
  if (latest < afterPlanned) return { current: plannedAt, overdue: null, missed: null };
  const missed = afterPlanned < latest ? { from: afterPlanned, until: latest } : null;
  return { current: latest, overdue: plannedAt, missed };
}

/** The gaps that passed slots leave: a gap holds slots one step apart, so a moved slot may need one for itself. */
export function listGaps(
  { current, overdue, missed }: DueSlots,
  { wasTried, stepMinutes }: { wasTried: boolean; stepMinutes: StepMinutes },
): Span[] {
  const others = missed === null ? [] : [missed];
  if (overdue === null || wasTried) return others;
  const stepEndsAt = new Date(overdue.getTime() + stepMinutes * MINUTE_MS);
  const next = missed?.from ?? current;
  if (stepEndsAt.getTime() === next.getTime()) return [{ from: overdue, until: current }];
  return [{ from: overdue, until: stepEndsAt < next ? stepEndsAt : next }, ...others];
}
