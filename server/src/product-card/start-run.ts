import { randomUUID } from 'node:crypto';
import { CARD_BOUNDS } from '@vitrina/contract/product-card.ts';
import { sql } from 'kysely';
import { lockCabinet } from '../cabinets/lock-cabinet.ts';
import { beginRun, giveBackRun } from '../cabinets/runs/with-run.ts';
import type { Context } from '../platform/context.ts';
import type { Db } from '../platform/postgres/database.ts';
import { makeRunJob } from './runs/make-run.job.ts';
import { planRun } from './runs/plan-run.ts';
import type { ProductCardTables } from './tables.ts';

type Order = { cabinetId: number; userId: number; sku: number; cityId: number };

async function findUnderWay(db: Db, { cabinetId, sku, cityId }: Order): Promise<string | undefined> {
  const row = await db
    .withTables<ProductCardTables>()
    .selectFrom('card_runs')
    .select('id')
    .where('cabinet_id', '=', cabinetId)
    .where('sku', '=', sku)
    .where('city_id', '=', cityId)
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirst();
  return row?.id;
}

/** With one more the oldest of the history goes. */
async function dropSurplus(db: Db, cabinetId: number): Promise<void> {
  await sql`
    delete from card_runs where id in (
      select id from card_runs where cabinet_id = ${cabinetId} and state in ('ready', 'failed')
      order by created_at desc, id offset ${CARD_BOUNDS.runs - 1}
    )`.execute(db);
}

async function keepRun(context: Context, order: Order, createdAt: Date) {
  const { cabinetId, userId, sku, cityId } = order;
  const runId = randomUUID();
  return context.db.transaction().execute(async (trx) => {
    await lockCabinet(trx, cabinetId);
    // Pressed twice at once: the second press joins the first.
    const other = await findUnderWay(trx, order);
    if (other !== undefined) return { runId: other, isOwn: false };
    await dropSurplus(trx, cabinetId);
    await trx
      .withTables<ProductCardTables>()
      .insertInto('card_runs')
      .values({
        id: runId,
        cabinet_id: cabinetId,
        user_id: userId,
        sku,
        city_id: cityId,
        failure: null,
        card: null,
        offers: null,
        queries: null,
        created_at: createdAt,
        finished_at: null,
      })
      .execute();
    await context.queue.publish(makeRunJob, { runId }, { singletonKey: runId, within: trx });
    return { runId, isOwn: true };
  });
}

/** Orders a run; its place among the runs of the day is taken now, so that a refusal comes before anybody waits. */
export async function startRun(context: Context, order: Order): Promise<string> {
  const underWay = await findUnderWay(context.db, order);
  if (underWay !== undefined) return underWay;
  const createdAt = context.clock.now();
  const planned = planRun({ ...order, createdAt });
  await beginRun(context, planned);
  try {
    const { runId, isOwn } = await keepRun(context, order, createdAt);
    if (!isOwn) await giveBackRun(context, planned);
    return runId;
  } catch (error) {
    await giveBackRun(context, planned);
    throw error;
  }
}
