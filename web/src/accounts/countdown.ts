import { SECOND_MS } from '@vitrina/contract/durations.ts';

/** Minutes and seconds that are left, 4:07; undefined when the time has come. */
export function countdown(until: number, now: number): string | undefined {
  const seconds = Math.ceil((until - now) / SECOND_MS);
  if (seconds <= 0) return undefined;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
