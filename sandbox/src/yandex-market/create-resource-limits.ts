import type { Clock } from '../clock/create-clock.ts';
import type { ResourceLimit } from './operations.ts';

export type LimitState = {
  limit: number;
  remaining: number;
  untilMs: number;
  isExceeded: boolean;
};

export type ResourceLimits = {
  /** Takes a part of a resource's limit, 0 to look only. What exceeds it is refused once the limit is used up. */
  take(key: string, limit: ResourceLimit, cost: number): LimitState;
};

type Window = { used: number; realMs: number; simulatedMs: number };

/**
 * A window of a resource opens with its first request and closes after its period on the faster of the two clocks,
 * so that neither a client of simulated nor one of real time waits in vain.
 */
export function createResourceLimits(clock: Clock, realNowMs: () => number = Date.now): ResourceLimits {
  const windows = new Map<string, Window>();
  return {
    take(key, { amount, perMs }, cost) {
      const now = { used: 0, realMs: realNowMs(), simulatedMs: clock.now().getTime() };
      const last = windows.get(key) ?? now;
      const passedMs = Math.max(now.realMs - last.realMs, now.simulatedMs - last.simulatedMs);
      // A clock that was moved back opens a new window as well.
      const window = passedMs >= perMs || now.simulatedMs < last.simulatedMs ? now : last;
      const untilMs = now.simulatedMs + perMs - (window === now ? 0 : Math.max(0, passedMs));
      const isExceeded = window.used >= amount;
      if (!isExceeded) windows.set(key, { ...window, used: window.used + cost });
      const used = isExceeded ? window.used : window.used + cost;
      return { limit: amount, remaining: Math.max(0, amount - used), untilMs, isExceeded };
    },
  };
}
