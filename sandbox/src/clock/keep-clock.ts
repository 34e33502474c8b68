import { z } from 'zod';
import type { Collection, Store } from '../platform/open-store.ts';
import type { Clock } from './create-clock.ts';

const Kept = z.object({ now: z.iso.datetime() });

/** How far the clock may run, in real time, until it is kept again: several ticks of a busy machine. */
const KEPT_AHEAD_MS = 1000;

export type KeptClock = { lastNow: Date | undefined; keep(clock: Clock): void };

/** Remembers how far the clock had come, because time must not run backwards over what was already observed. */
export function openKeptClock(store: Store): KeptClock {
  const kept: Collection<z.infer<typeof Kept>> = store.collection('clock', Kept);
  const last = kept.get('clock');
  return {
    lastNow: last && new Date(last.now),
    keep: (clock) => {
      const furthest = clock.now().getTime() + KEPT_AHEAD_MS * clock.speed();
      kept.put('clock', { now: new Date(furthest).toISOString() });
    },
  };
}

/** Where a clock starts: at a moment, or where it stood if that was later. */
export function startOfClock(lastNow: Date | undefined, moment: Date): Date {
  return lastNow !== undefined && lastNow > moment ? lastNow : moment;
}
