import { DAY_MS, MINUTE_MS, MOSCOW_OFFSET_MS } from '@vitrina/contract/durations.ts';

/** A stretch of a Moscow day that one image is shown for. Days are counted from 1970. */
export type Slot = { day: number; slot: number; from: Date; to: Date };

const moscowMs = (at: Date) => at.getTime() + MOSCOW_OFFSET_MS;

export function moscowDayNumber(at: Date): number {
  return Math.floor(moscowMs(at) / DAY_MS);
}

/** The first moment from here on at which a slot of the Moscow day begins. */
export function nextSlotStart(at: Date, intervalMinutes: number): Date {
  const interval = intervalMinutes * MINUTE_MS;
  return new Date(Math.ceil(moscowMs(at) / interval) * interval - MOSCOW_OFFSET_MS);
}

/** All slots between two moments; the first and the last are cut to them. */
export function listSlots(from: Date, until: Date, intervalMinutes: number): Slot[] {
  const interval = intervalMinutes * MINUTE_MS;
  const slots: Slot[] = [];
  for (
    let start = Math.floor(moscowMs(from) / interval) * interval;
    start < moscowMs(until);
    start += interval
  ) {
    const [starts, ends] = [start - MOSCOW_OFFSET_MS, start + interval - MOSCOW_OFFSET_MS];
    slots.push({
      day: Math.floor(start / DAY_MS),
      slot: (start % DAY_MS) / interval,
      from: new Date(Math.max(starts, from.getTime())),
      to: new Date(Math.min(ends, until.getTime())),
    });
  }
  return slots;
}
