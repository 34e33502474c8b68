import { SECOND_MS } from '@vitrina/contract/durations.ts';
import type { LimitState } from './create-resource-limits.ts';
import { MarketError } from './market-error.ts';
import type { ResourceLimit } from './operations.ts';

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', SECOND_MS],
] as const;

/** A date of HTTP has whole seconds: rounded up, so that nobody comes back too early. */
const writeUntil = (ms: number) => new Date(Math.ceil(ms / SECOND_MS) * SECOND_MS).toUTCString();

export function limitHeaders({ limit, remaining, untilMs }: LimitState): Record<string, string> {
  return {
    'x-ratelimit-resource-limit': String(limit),
    'x-ratelimit-resource-remaining': String(remaining),
    'x-ratelimit-resource-until': writeUntil(untilMs),
  };
}

function namePeriod(perMs: number): string {
  const [name, ms] = UNITS.find((unit) => perMs % unit[1] === 0) ?? ['second', SECOND_MS];
  const count = perMs / ms;
  return `${count} ${name}${count === 1 ? '' : 's'}`;
}

export function limitExceeded(
  { amount, perMs }: ResourceLimit,
  path: string,
  state: LimitState,
): MarketError {
  return new MarketError(
    420,
    `Hit rate limit of ${amount} requests per ${namePeriod(perMs)} for resource ${path}`,
    limitHeaders(state),
  );
}
