import type { Place } from '@vitrina/contract/positions.ts';
import type { AlertChange } from '@vitrina/contract/position-alerts.ts';

/** Answers as numbers that grow worse: н/н is worse than 1000+, which is worse than any place. */
export const DEEP_VALUE = 1001;
export const NOT_FOUND_VALUE = 1002;

export function toValue(answer: Exclude<Place, null>): number {
  if (answer === 'deep') return DEEP_VALUE;
  return answer === 'notFound' ? NOT_FOUND_VALUE : answer;
}

export function toPlace(value: number): Place {
  if (value === DEEP_VALUE) return 'deep';
  return value === NOT_FOUND_VALUE ? 'notFound' : value;
}

/**
 * How many places worse at least, below zero for better. 1000+ is place 1001 or a later one; whoever left the list
 * altogether, or came into it, went any number of places.
 */
function worseBy(value: number, against: number): number {
  if (value === against) return 0;
  if (value === NOT_FOUND_VALUE) return Number.POSITIVE_INFINITY;
  return against === NOT_FOUND_VALUE ? Number.NEGATIVE_INFINITY : value - against;
}

/** Whether a check is what a rule waits for, against what was there before. */
export function isMet(change: AlertChange, value: number, against: number): boolean {
  switch (change.kind) {
    case 'falls':
      return worseBy(value, against) >= change.by;
    case 'rises':
      return -worseBy(value, against) >= change.by;
    case 'leaves':
      return against <= change.top && value > change.top;
    case 'lost':
      // From 1000+ nothing was lost that had been found.
      return against < DEEP_VALUE && value === NOT_FOUND_VALUE;
    case 'below':
      return against <= change.place && value > change.place;
  }
}
