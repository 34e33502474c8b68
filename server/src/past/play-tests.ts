import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@vitrina/contract/durations.ts';
import { advanceCabinet } from '../ab-tests/card/advance-cabinet.ts';
import { findNextReading, readCounters } from '../ab-tests/counters/read-counters.ts';
import { watchProducts } from '../ab-tests/events/watch-products.ts';
import { locksOf } from '../ab-tests/jobs.ts';
import { concludeTests } from '../ab-tests/results/conclude-tests.ts';
import { judge } from '../ab-tests/results/judge.ts';
import { endByTime } from '../ab-tests/running/end-by-time.ts';
import type { AbTestsTables } from '../ab-tests/tables.ts';
import { createTokenCache } from '../integrations/ozon-performance/create-token-cache.ts';
import type { Context, DbContext } from '../platform/context.ts';
import { contextAt } from './context-at.ts';

/** A card that is being changed is looked at as often; a worker does so more often. */
const CARD_STEP_MS = MINUTE_MS;
/** Prices, stocks and campaigns. */
const LOOK_EVERY_MS = HOUR_MS;
/** Nothing waits for longer. */
const LONGEST_STEP_MS = 30 * MINUTE_MS;

export type Span = { cabinetId: number; from: Date; until: Date; signal: AbortSignal };

/** Nobody else touches the tests of the cabinet meanwhile: a worker would take the past for something it has missed. */
export function alone<T>(context: Context, cabinetId: number, work: () => Promise<T>): Promise<T> {
  return locksOf(cabinetId).reduceRight<() => Promise<T>>(
    (inner, name) => () => context.locks.runExclusive(name, inner),
    work,
  )();
}

async function findCardDue({ db }: DbContext, cabinetId: number): Promise<Date | null> {
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
  let lookAt = now;
  while (now <= until.getTime()) {
    signal.throwIfAborted();
    const then = contextAt(context, new Date(now));
    const cardDue = await findCardDue(context, cabinetId);
    if (cardDue !== null && cardDue.getTime() <= now) await advanceCabinet(then, cabinetId);
    const restMs = await readCounters(then, tokens, cabinetId);
    await endByTime(then, judge);
    if (now >= lookAt) {
      lookAt = now + LOOK_EVERY_MS;
      await watchProducts(then, tokens);
    }
    const readingDue = await findNextReading(then, cabinetId);
    const nextCard = (await findCardDue(context, cabinetId))?.getTime() ?? Number.POSITIVE_INFINITY;
    now = Math.min(
      now + LONGEST_STEP_MS,
      Math.max(now + CARD_STEP_MS, nextCard),
      Math.max(now + SECOND_MS, now + restMs, readingDue?.getTime() ?? Number.POSITIVE_INFINITY),
    );
  }
  await concludeTests(contextAt(context, until));
}
