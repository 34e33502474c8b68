import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import { advanceCabinet } from '../ab-tests/card/advance-cabinet.ts';
import { readCounters } from '../ab-tests/counters/read-counters.ts';
import { locksOf } from '../ab-tests/jobs.ts';
import { concludeTests } from '../ab-tests/results/conclude-tests.ts';
import { judge } from '../ab-tests/results/judge.ts';
import { endByTime } from '../ab-tests/running/end-by-time.ts';
import type { AbTestsTables } from '../ab-tests/tables.ts';
import { createTokenCache } from '../integrations/ozon-performance/create-token-cache.ts';
import type { Context, DbContext } from '../platform/context.ts';
import { contextAt } from './context-at.ts';

/** How often counters and ends are looked at, and how often at most a card is: a worker does both more often. */
const STEP_MS = 10 * MINUTE_MS;
const CARD_STEP_MS = MINUTE_MS;

export type Span = { cabinetId: number; from: Date; until: Date; signal: AbortSignal };

/** Nobody else touches the tests of the cabinet meanwhile: a worker would take the past for something it has missed. */
export function alone<T>(context: Context, cabinetId: number, work: () => Promise<T>): Promise<T> {
  return locksOf(cabinetId).reduceRight<() => Promise<T>>(
    (inner, name) => () => context.locks.runExclusive(name, inner),
    work,
  )();
}

async function findNextDue({ db }: DbContext, cabinetId: number): Promise<Date | null> {
  const row = await db
    .withTables<AbTestsTables>()
    .selectFrom('ab_tests')
    .select((eb) => eb.fn.min('due_at').as('due'))
    .where('cabinet_id', '=', cabinetId)
    .executeTakeFirst();
  return row?.due ?? null;
}

/** Lives through a span as the worker would have: cards, counters and ends, each at its moment. */
export async function playTests(context: Context, { cabinetId, from, until, signal }: Span): Promise<void> {
  const tokens = createTokenCache(() => new Date(now));
  let now = from.getTime();
  let stepAt = now;
  while (now <= until.getTime()) {
    signal.throwIfAborted();
    const then = contextAt(context, new Date(now));
    if (now >= stepAt) {
      stepAt = now + STEP_MS;
      await readCounters(then, tokens, cabinetId);
      await endByTime(then, judge);
    }
    const due = await findNextDue(context, cabinetId);
    if (due !== null && due.getTime() <= now) await advanceCabinet(then, cabinetId);
    const nextDue = Math.max(now + CARD_STEP_MS, due?.getTime() ?? stepAt);
    now = Math.min(nextDue, stepAt);
  }
  await concludeTests(contextAt(context, until));
}
