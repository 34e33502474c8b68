import type { checkPositionsNow } from '@vitrina/contract/positions/checking.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import type { Context } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import { getEntry, listEntryTerms } from '../get-entry.ts';
import { publishPositions } from '../live/publish-positions.ts';
import { normaliseQueries } from '../rules.ts';
import type { PositionsTables } from '../tables.ts';
import { askMoment } from './ask-rules.ts';
import { checkRequestedJob } from './check-positions.job.ts';
import { findAsk } from './get-ask.ts';
import { requireChecking, requireQuota } from './require-check-now.ts';

type Input = { cabinetId: number; entryId: number; queries?: readonly string[] | undefined };

/** Asks for places out of the plan. What it costs is taken at once; pressed twice, it is one ask. */
export async function checkNow(
  context: Context,
  { cabinetId, entryId, queries }: Input,
): Promise<OutputOf<typeof checkPositionsNow>> {
  const now = context.clock.now();
  const wanted = queries && new Set(normaliseQueries(queries));
  await context.queue.declare(checkRequestedJob);
  return context.db.transaction().execute(async (trx) => {
    const db = trx.withTables<PositionsTables>();
    await db
      .selectFrom('position_entries')
      .select('id')
      .where('id', '=', entryId)
      .where('cabinet_id', '=', cabinetId)
      .forUpdate()
      .execute();
    const entry = await getEntry(db, cabinetId, entryId);
    if (entry.is_resting) throw problem('product.blocked');
    const last = await findAsk(trx, entryId);
    if (last !== null && !last.isFinished) return { ask: last };
    const tx = { ...context, db: trx };
    await requireChecking(tx, cabinetId);
    const followed = (await listEntryTerms(db, entryId)).filter((term) => wanted?.has(term.query) ?? true);
    const terms = followed.filter((term) => !term.isResting);
    if (terms.length === 0) throw problem(followed.length === 0 ? 'position.noQueries' : 'product.blocked');
    await requireQuota(tx, cabinetId, terms.length);
    const requestedAt = askMoment(now, cabinetId, last === null ? null : new Date(last.requestedAt));
    const ask = { entry_id: entryId, cabinet_id: cabinetId, requested_at: requestedAt };
    await db
      .insertInto('position_check_requests')
      .values({ ...ask, finished_at: null })
      .execute();
    await db
      .insertInto('position_requested_checks')
      .values(
        terms.map(({ id }) => ({
          ...ask,
          term_id: id,
          city_id: entry.city_id,
          sku: entry.sku,
          retry_at: now,
          outcome: null,
          leased_until: null,
        })),
      )
      .execute();
    await context.queue.publish(
      checkRequestedJob,
      { cabinetId },
      { singletonKey: String(cabinetId), within: trx },
    );
    await publishPositions(trx, cabinetId, { kind: 'ask', entryIds: [entryId], at: now.toISOString() });
    return {
      ask: { requestedAt: requestedAt.toISOString(), queries: terms.length, answered: 0, isFinished: false },
    };
  });
}
