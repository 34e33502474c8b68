import type { Sku } from '@vitrina/contract/ids.ts';
import type { CardFailure } from '@vitrina/contract/product-card.ts';
import { sql } from 'kysely';
import { giveBackRun, endRun as payRun } from '../../cabinets/runs/with-run.ts';
import { addNotification } from '../../notifications/add-notification.ts';
import type { TimedContext } from '../../platform/context.ts';
import type { Db } from '../../platform/postgres/database.ts';
import type { ProductCardTables } from '../tables.ts';
import { type Attempt, updateOwn } from './begin-attempt.ts';
import { planRun } from './plan-run.ts';

type EndContext = TimedContext;

/** Both ends tell the person in the transaction of the state: it is told once, whatever dies when. */
async function notify(trx: Db, attempt: Attempt, isReady: boolean, at: Date): Promise<void> {
  const { runId, sku, userId, cabinetId, card } = attempt;
  await addNotification(trx, {
    userIds: userId === null ? [] : [userId],
    cabinetId,
    event: { kind: isReady ? 'cardReady' : 'cardFailed', runId, sku: sku as Sku, title: card?.title ?? null },
    at,
    onceKey: `card run ${runId}`,
  });
}

/** It is paid for in the transaction that shows it, and only when the storefront answered everything. */
export async function finishRun(
  { db, clock }: EndContext,
  attempt: Attempt,
  isWhole: boolean,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const now = clock.now();
    const { numUpdatedRows } = await updateOwn(trx.withTables<ProductCardTables>(), attempt)
      .set({ state: 'ready', is_paid: isWhole, finished_at: now })
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    await (isWhole ? payRun : giveBackRun)({ db: trx, clock }, planRun(attempt));
    await notify(trx, attempt, true, now);
  });
}

export async function failRun(
  { db, clock }: EndContext,
  attempt: Attempt,
  failure: CardFailure,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const now = clock.now();
    const { numUpdatedRows } = await updateOwn(trx.withTables<ProductCardTables>(), attempt)
      .set({ state: 'failed', failure, finished_at: now })
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    await giveBackRun({ db: trx, clock }, planRun(attempt));
    await notify(trx, attempt, false, now);
  });
}

/** Leaves it to whoever comes next. */
export async function giveBackAttempt(db: Db, attempt: Attempt): Promise<void> {
  await updateOwn(db.withTables<ProductCardTables>(), attempt)
    .set({ state: 'waiting', beat_at: sql<Date>`now()` })
    .execute();
}
