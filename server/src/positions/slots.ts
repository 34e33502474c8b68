import type { StepMinutes } from '@vitrina/contract/positions.ts';
import { MINUTE_MS } from './rules.ts';

const SHORTEST_STEP_MS = 5 * MINUTE_MS;

/** A query in a city, as one cabinet follows it. */
export type CheckKey = { cabinetId: number; termId: number; cityId: number };

/**
 * How far after the round moment a check's slots stand, so that not everything is due at 12:00:00 sharp. Cabinets are
 * spread over the five minutes; inside a cabinet a longer step is cut into five-minute parts and the queries are dealt
 * out over them, so at any step a cabinet has one tick in five minutes and at most about 84 checks in it.
 */
export function phaseMs({ cabinetId, termId, cityId }: CheckKey, stepMinutes: StepMinutes): number {
  // Multiplicative hashing by the golden ratio: neighbouring ids land far apart.
  const spread = (Math.imul(cabinetId, 0x9e3779b1) >>> 0) / 2 ** 32;
  const tickSeconds = Math.floor((spread * SHORTEST_STEP_MS) / 1000);
  const parts = stepMinutes / 5;
  return tickSeconds * 1000 + ((termId + cityId) % parts) * SHORTEST_STEP_MS;
}

/** The latest slot that has begun. */
export function slotAt(now: Date, key: CheckKey, stepMinutes: StepMinutes): Date {
  const stepMs = stepMinutes * MINUTE_MS;
  const phase = phaseMs(key, stepMinutes);
  return new Date(Math.floor((now.getTime() - phase) / stepMs) * stepMs + phase);
}

/** The first slot that begins later than a moment; also the end of the slot that begins at that moment. */
export function nextSlot(after: Date, key: CheckKey, stepMinutes: StepMinutes): Date {
  return new Date(slotAt(after, key, stepMinutes).getTime() + stepMinutes * MINUTE_MS);
}

/** What became of the plan of a check by now. Times are half-open: `until` is not missed any more. */
export type DueSlots = {
  /** The slot to check now. */
  current: Date;
  /** The planned slot before it has ended without an end: what was tried in it decides how it is named. */
  overdue: Date | null;
  /** Slots that began while nobody was there, beside the overdue one. */
  missed: { from: Date; until: Date } | null;
};

/**
 * From the planned slot and the time: which slot to check now and which ones have passed. Works from rows alone, so a
 * restart, a long outage or a jump of the clock lose no slot silently.
 */
export function listDueSlots(plannedAt: Date, now: Date, key: CheckKey, stepMinutes: StepMinutes): DueSlots {
  const latest = slotAt(now, key, stepMinutes);
  // A slot planned under another step may stand off the present grid; it is current until the grid passes it.
  if (latest <= plannedAt) return { current: plannedAt, overdue: null, missed: null };
  const afterPlanned = nextSlot(plannedAt, key, stepMinutes);
  const missed = afterPlanned < latest ? { from: afterPlanned, until: latest } : null;
  return { current: latest, overdue: plannedAt, missed };
}
