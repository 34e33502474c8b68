import { DAY_MS, MINUTE_MS } from '@vitrina/contract/durations.ts';
import { z } from 'zod';
import type { Clock } from '../clock/create-clock.ts';
import type { Store } from '../platform/open-store.ts';

/** Changes of products that one seller may make. The real figures are each account's own, so these are invented. */
export const OPERATION_LIMITS = { perMinute: 100, perDay: 3000 } as const;

type DayUsage = { usage: number; resetAt: Date };
type OperationRefusal = { retryMs: number; remaining: number };
export type OperationLimits = {
  /** Takes changes of so many products all together, or says when they would fit. */
  take(sellerId: number, count: number): OperationRefusal | undefined;
  today(sellerId: number): DayUsage;
};

const Used = z.object({ day: z.int(), count: z.int() });
type Minute = { realMs: number; simulatedMs: number; count: number };

// The limit of a day is renewed at 03:00 Moscow time, which is midnight of UTC.
const dayOf = (now: Date) => Math.floor(now.getTime() / DAY_MS);

/**
 * Counts changed products by days, kept over a restart, and by minutes, of whichever of the two clocks is faster:
 * a client that waits for real is not refused for ever while the simulated clock stands.
 */
export function openOperationLimits(
  store: Store,
  clock: Clock,
  realNowMs: () => number = Date.now,
): OperationLimits {
  const days = store.collection('ozon.operations', Used);
  const minutes = new Map<number, Minute>();

  function usedToday(sellerId: number, now: Date): number {
    const kept = days.get(String(sellerId));
    return kept?.day === dayOf(now) ? kept.count : 0;
  }
  const resetAt = (now: Date) => new Date((dayOf(now) + 1) * DAY_MS);

  function currentMinute(sellerId: number, now: Date): Minute {
    const [realMs, simulatedMs] = [realNowMs(), now.getTime()];
    const kept = minutes.get(sellerId);
    const passedMs = kept
      ? Math.max(realMs - kept.realMs, Math.abs(simulatedMs - kept.simulatedMs))
      : Infinity;
    return kept && passedMs < MINUTE_MS ? kept : { realMs, simulatedMs, count: 0 };
  }

  return {
    take(sellerId, count) {
      const now = clock.now();
      const used = usedToday(sellerId, now);
      const leftToday = OPERATION_LIMITS.perDay - used;
      if (count > leftToday) return { retryMs: resetAt(now).getTime() - now.getTime(), remaining: leftToday };
      const minute = currentMinute(sellerId, now);
      const remaining = OPERATION_LIMITS.perMinute - minute.count;
      if (count > remaining) return { retryMs: MINUTE_MS, remaining };
      minutes.set(sellerId, { ...minute, count: minute.count + count });
      days.put(String(sellerId), { day: dayOf(now), count: used + count });
      return undefined;
    },
    today(sellerId) {
      const now = clock.now();
      return { usage: usedToday(sellerId, now), resetAt: resetAt(now) };
    },
  };
}
