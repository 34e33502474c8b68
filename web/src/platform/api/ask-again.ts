import { Problem } from '../problem.ts';

const AWAY_TRIES = 2;
/** A busy server says when to come back: some tries later it is a trouble worth telling. */
const BUSY_TRIES = 6;
const LONGEST_MS = 30_000;
/** So that those who were refused together do not come back together. */
const JITTER = 0.5;

/** Refused because too much was asked at that moment, by this person or by everybody. */
export function isBusy(error: unknown): error is Problem {
  return error instanceof Problem && (error.is('server.busy') || error.is('request.tooMany'));
}

/** What was refused stays refused; only a server that is away or busy is worth asking again. */
export function isWorthAskingAgain(failures: number, error: unknown): boolean {
  if (isBusy(error)) return failures < BUSY_TRIES;
  return failures < AWAY_TRIES && error instanceof Problem && (error.status === 0 || error.status === 503);
}

/** After the time that the server has named, and a part of it more by chance (0–1). */
export function askAgainAfterMs(failures: number, error: unknown, chance = Math.random()): number {
  const seconds = isBusy(error) ? Number(error.meta['seconds']) : 2 ** failures;
  return Math.min(LONGEST_MS, (Number.isFinite(seconds) ? seconds : 1) * 1000 * (1 + JITTER * chance));
}
