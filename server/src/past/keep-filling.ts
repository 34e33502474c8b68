import { setTimeout as wait } from 'node:timers/promises';
import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import type { Context } from '../platform/context.ts';
import { fillPast } from './fill-past.ts';
import type { Filling } from './filling.ts';

const RETRY_MS = 5000;
const LONGEST_RETRY_MS = MINUTE_MS;

/** Tried again and again: engines and the sandbox may be starting, and what is filled in stays. */
async function retryFilling(
  context: Context,
  fillings: readonly Filling[],
  signal: AbortSignal,
): Promise<void> {
  for (let pauseMs = RETRY_MS; !signal.aborted; pauseMs = Math.min(2 * pauseMs, LONGEST_RETRY_MS)) {
    try {
      await fillPast(context, fillings, signal);
      return;
    } catch (error) {
      if (signal.aborted) return;
      context.log.warn({ err: error }, 'the past waits');
      await wait(pauseMs, undefined, { signal }).catch(() => undefined);
    }
  }
}

/**
 * Everything that is planned, to its end. Subjects that wait are apart, each by itself: what fails or is not there yet for
 * one of them keeps no other waiting.
 */
export async function keepFilling(
  context: Context,
  fillings: readonly Filling[],
  signal: AbortSignal,
): Promise<void> {
  const first = fillings.filter(({ waits }) => waits === 'first');
  const beside = fillings.filter(({ waits }) => waits === 'beside');
  const last = fillings.filter(({ isLast }) => isLast === true);
  const others = fillings.filter((one) => ![first, beside, last].some((some) => some.includes(one)));
  const [inSteps, byDays] = [others.filter(({ steps }) => steps), others.filter(({ steps }) => !steps)];
  const fill = (some: readonly Filling[]) => retryFilling(context, some, signal);
  const begun = fill(first);
  await Promise.all([
    // What waits for limits waits longest: steps, which are work alone, do not keep it from beginning.
    Promise.all([fill(byDays), begun.then(() => fill(inSteps))]).then(() => fill(last)),
    begun.then(() => Promise.all(beside.map((one) => fill([one])))),
  ]);
}
