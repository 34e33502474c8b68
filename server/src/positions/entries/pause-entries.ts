import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import type { StepMinutes } from '@vitrina/contract/positions/rules.ts';
import type { Context } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import { endUnfinished } from '../checking/end-unfinished.ts';
import { type EntryRow, getEntry, listEntryTerms } from '../get-entry.ts';
import { getStep } from '../schedule/schedule-checks.ts';
import { nextTick } from '../schedule/slots.ts';
import type { PositionsDb } from '../tables.ts';
import { changeTracking } from './change-tracking.ts';
import { requireAddition } from './require-addition.ts';

type Input = { cabinetId: number; entryIds: readonly number[]; isPaused: boolean };
type Now = { now: Date; stepMinutes: StepMinutes };

async function pauseEntry(db: PositionsDb, entry: EntryRow, { now, stepMinutes }: Now): Promise<void> {
  await db.updateTable('position_entries').set({ is_paused: true }).where('id', '=', entry.id).execute();
  // A slot that has begun and did not get its answer belongs to the pause.
  const fromAt = await endUnfinished(db, entry, { now, stepMinutes });
  await db
    .insertInto('position_pauses')
    .values({
      entry_id: entry.id,
      cabinet_id: entry.cabinet_id,
      city_id: entry.city_id,
      from_at: fromAt,
      until_at: null,
    })
    // Paused twice within one slot: it is one pause.
    .onConflict((conflict) =>
      conflict.columns(['entry_id', 'city_id', 'from_at']).doUpdateSet({ until_at: null }),
    )
    .execute();
}

/** Answers when the pause began; one that cost no slot is forgotten, as if there had been none. */
async function endPause(db: PositionsDb, entry: EntryRow, now: Date): Promise<Date | undefined> {
  const open = await db
    .selectFrom('position_pauses')
    .select('from_at')
    .where('entry_id', '=', entry.id)
    .where('until_at', 'is', null)
    .executeTakeFirst();
  if (!open) return undefined;
  // Slots stand on the cabinet's ticks; which of them those of the entry would have been went with its plan.
  const isFelt = nextTick(new Date(open.from_at.getTime() - 1), entry.cabinet_id) <= now;
  const ofEntry = { entry_id: entry.id, city_id: entry.city_id, from_at: open.from_at };
  // A clock that was put back must not end a pause before it began.
  const until = now < open.from_at ? open.from_at : now;
  await (isFelt
    ? db
        .updateTable('position_pauses')
        .set({ until_at: until })
        .where('entry_id', '=', ofEntry.entry_id)
        .where('until_at', 'is', null)
        .execute()
    : db
        .deleteFrom('position_pauses')
        .where('entry_id', '=', ofEntry.entry_id)
        .where('until_at', 'is', null)
        .execute());
  return open.from_at;
}

/** Brings entries to a stop, or back. Coming back is judged like an addition; all of them or none. */
export async function pauseEntries(context: Context, { cabinetId, entryIds, isPaused }: Input) {
  const now = context.clock.now();
  return changeTracking(context, cabinetId, async (db, cabinet, tx) => {
    const stepMinutes = await getStep(db, cabinetId);
    let changed = 0;
    for (const entryId of new Set(entryIds)) {
      const entry = await getEntry(db, cabinetId, entryId);
      if (entry.is_paused === isPaused) continue;
      changed += 1;
      if (isPaused) {
        await pauseEntry(db, entry, { now, stepMinutes });
        continue;
      }
      // Whatever makes room wakes it by itself.
      if (entry.is_resting) throw problem('product.blocked');
      const terms = await listEntryTerms(db, entryId);
      const budget = await requireAddition(tx, cabinet, {
        sku: entry.sku,
        cityId: entry.city_id,
        queries: terms.map((term) => term.query),
        entryQueries: terms.length,
      });
      const pausedAt = await endPause(db, entry, now);
      // Whoever still waited for the first positions waits anew.
      const isWaiting =
        pausedAt !== undefined && entry.first_expected_at > pausedAt && entry.starts_at <= now;
      const firstExpectedAt = new Date(now.getTime() + 2 * budget.stepMinutes * MINUTE_MS);
      await db
        .updateTable('position_entries')
        .set({ is_paused: false, ...(isWaiting ? { first_expected_at: firstExpectedAt } : {}) })
        .where('id', '=', entryId)
        .execute();
    }
    return { changed };
  });
}
