import type { movePositionEntry } from '@vitrina/contract/positions/entries.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import type { CabinetRow } from '../../cabinets/find-cabinet.ts';
import type { Context } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import { getTracking } from '../budget/get-tracking.ts';
import { type EntryRow, getEntry, listEntryTerms } from '../get-entry.ts';
import { scheduleFirst } from '../rules.ts';
import { getStep } from '../schedule/schedule-checks.ts';
import type { PositionsDb } from '../tables.ts';
import { findCollectingSince } from './add-entry.ts';
import { changeTracking } from './change-tracking.ts';
import { isCityTaken } from './is-city-taken.ts';
import { moveAlerts } from './move-alerts.ts';
import { withMove } from './move-rules.ts';
import { requireRoom } from './require-addition.ts';

type Input = { cabinetId: number; entryId: number; cityId: number };

/** The step after the move, or the refusal. A paused entry costs nothing, here and there. */
async function requireMove(
  tx: Context,
  cabinet: CabinetRow,
  { db, entry, cityId }: { db: PositionsDb; entry: EntryRow; cityId: number },
) {
  if (entry.is_paused || entry.is_resting) return getStep(db, cabinet.id);
  const terms = await listEntryTerms(db, entry.id);
  // What rests costs nothing, here and there.
  const queries = terms.filter((term) => !term.isResting).map((term) => term.query);
  const moved = { sku: entry.sku, fromCity: entry.city_id, toCity: cityId, queries };
  const tracking = withMove(await getTracking(db, cabinet.id), moved);
  return (await requireRoom(tx, cabinet, { tracking, entryQueries: terms.length })).stepMinutes;
}

/** A pause goes on in the new city; the old one keeps what there was of it. */
async function movePause(db: PositionsDb, entry: EntryRow, { cityId, now }: { cityId: number; now: Date }) {
  const open = await db
    .selectFrom('position_pauses')
    .select('from_at')
    .where('entry_id', '=', entry.id)
    .where('until_at', 'is', null)
    .executeTakeFirst();
  if (!open) return;
  await db
    .updateTable('position_pauses')
    .set({ until_at: now < open.from_at ? open.from_at : now })
    .where('entry_id', '=', entry.id)
    .where('until_at', 'is', null)
    .execute();
  await db
    .insertInto('position_pauses')
    .values({
      entry_id: entry.id,
      cabinet_id: entry.cabinet_id,
      city_id: cityId,
      from_at: now,
      until_at: null,
    })
    .onConflict((conflict) =>
      conflict.columns(['entry_id', 'city_id', 'from_at']).doUpdateSet({ until_at: null }),
    )
    .execute();
}

/**
 * The same entry with the same queries in another city. Observations belong to a city: those of the old one stay and
 * are shown again when the entry comes back, those of the new one begin as for a new entry.
 */
export async function moveEntry(
  context: Context,
  { cabinetId, entryId, cityId }: Input,
): Promise<OutputOf<typeof movePositionEntry>> {
  const now = context.clock.now();
  return changeTracking(context, cabinetId, async (db, cabinet, tx) => {
    const entry = await getEntry(db, cabinetId, entryId);
    if (await isCityTaken(db, entry, cityId)) throw problem('product.trackedInCity');
    const stepMinutes = await requireMove(tx, cabinet, { db, entry, cityId });
    const { startsAt, firstExpectedAt } = scheduleFirst({
      now,
      stepMinutes,
      isAdditional: cabinet.is_additional,
      collectingSince: await findCollectingSince(db, cabinetId),
    });
    await movePause(db, entry, { cityId, now });
    await db
      .updateTable('position_entries')
      .set({ city_id: cityId, starts_at: startsAt, first_expected_at: firstExpectedAt })
      .where('id', '=', entryId)
      .execute();
    await moveAlerts(tx.db, { cabinetId, sku: entry.sku, fromCity: entry.city_id, toCity: cityId });
    return { firstExpectedAt: firstExpectedAt.toISOString() };
  });
}
