import { addPositionEntry } from '@vitrina/contract/positions/entries.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import type { Context } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import { normaliseQueries, scheduleFirst } from '../rules.ts';
import type { PositionsDb } from '../tables.ts';
import { changeTracking } from './change-tracking.ts';
import { followQueries } from './follow-queries.ts';
import { requireAddition } from './require-addition.ts';

type NewEntry = { cabinetId: number; sku: number; cityId: number; queries: readonly string[] };

export async function findCollectingSince(db: PositionsDb, cabinetId: number): Promise<Date | null> {
  const first = await db
    .selectFrom('position_entries')
    .select((eb) => eb.fn.min('starts_at').as('starts_at'))
    .where('cabinet_id', '=', cabinetId)
    .executeTakeFirst();
  return first?.starts_at ?? null;
}

/** Puts a product of the seller, or of anybody else, on tracking in a city. */
export async function addEntry(
  context: Context,
  { cabinetId, sku, cityId, queries }: NewEntry,
): Promise<OutputOf<typeof addPositionEntry>> {
  const texts = normaliseQueries(queries);
  const now = context.clock.now();
  return changeTracking(context, cabinetId, async (db, cabinet, tx) => {
    const known = db.selectFrom('position_entries').select('id').where('cabinet_id', '=', cabinetId);
    const same = await known.where('sku', '=', sku).where('city_id', '=', cityId).executeTakeFirst();
    if (same) throw problem('product.trackedInCity');
    const added = { sku, cityId, queries: texts, entryQueries: texts.length };
    const { stepMinutes } = await requireAddition(tx, cabinet, added);
    const { startsAt, firstExpectedAt } = scheduleFirst({
      now,
      stepMinutes,
      isAdditional: cabinet.is_additional,
      collectingSince: await findCollectingSince(db, cabinetId),
    });
    const { id } = await db
      .insertInto('position_entries')
      .values({
        cabinet_id: cabinetId,
        sku,
        city_id: cityId,
        name: null,
        image_url: null,
        created_at: now,
        starts_at: startsAt,
        first_expected_at: firstExpectedAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await followQueries(db, { cabinetId, entryId: id, queries: texts, now });
    return addPositionEntry.output.parse({ entryId: id, firstExpectedAt: firstExpectedAt.toISOString() });
  });
}
