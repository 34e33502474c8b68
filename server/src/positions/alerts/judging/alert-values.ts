import type { AlertChange } from '@vitrina/contract/positions/alerts.ts';
import { type Place, placeRank } from '@vitrina/contract/positions/places.ts';

/** Answers as their ranks: н/н is worse than 1000+, which is worse than any place. */
export const DEEP_VALUE = placeRank('deep');
export const NOT_FOUND_VALUE = placeRank('notFound');

export function toPlace(value: number): Place {
  if (value === DEEP_VALUE) return 'deep';
  return value === NOT_FOUND_VALUE ? 'notFound' : value;
}

/** No answer goes so far. */
const NEVER = NOT_FOUND_VALUE + 1;

/**
 * The first value that is bad enough, against what was there before. 1000+ is place 1001 or a later one; whoever left the
 * list altogether went any number of places.
 */
function beginningOf(change: Exclude<AlertChange, { kind: 'rises' }>, against: number): number {
  switch (change.kind) {
    case 'falls':
      return against === NOT_FOUND_VALUE ? NEVER : Math.min(against + change.by, NOT_FOUND_VALUE);
    case 'leaves':
      return against <= change.top ? change.top + 1 : NEVER;
    case 'lost':
      // From 1000+ nothing was lost that had been found.
      return against < DEEP_VALUE ? NOT_FOUND_VALUE : NEVER;
    case 'below':
      return against <= change.place ? change.place + 1 : NEVER;
  }
}

/** The last value that is good enough; whoever came into the list went any number of places. */
function endOf({ by }: Extract<AlertChange, { kind: 'rises' }>, against: number): number {
  return against === NOT_FOUND_VALUE ? DEEP_VALUE : against - by;
}

/** Whether a check is what a rule waits for, against what was there before. */
export type ValueTest = (value: number, against: number) => boolean;

/** Asked millions of times in a rehearsal: the limits are looked up, and what is better is turned into what is more. */
export function createValueTest(change: AlertChange): ValueTest {
  const sign = change.kind === 'rises' ? -1 : 1;
  const limits = Int16Array.from({ length: NOT_FOUND_VALUE + 1 }, (_, against) =>
    change.kind === 'rises' ? -endOf(change, against) : beginningOf(change, against),
  );
  return (value, against) => sign * value >= (limits[against] ?? NEVER);
}
