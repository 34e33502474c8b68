import { type listPositionEntries, PositionEntry } from '@vitrina/contract/positions/entries.ts';
import { type StepMinutes } from '@vitrina/contract/positions/rules.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { findCabinet } from '../../cabinets/find-cabinet.ts';
import type { Context } from '../../platform/context.ts';
import { findTrackingBlock } from '../budget/find-tracking-block.ts';
import { getBudget } from '../budget/get-budget.ts';
import { listStepChanges } from '../budget/list-step-changes.ts';
import { type Block, judgeEntryState, summarisePlaces } from '../rules.ts';
import { getStep } from '../schedule/schedule-checks.ts';
import type { PositionsTables } from '../tables.ts';
import { listStandings, type Standing, standingKey } from './list-standings.ts';

type Row = Selectable<PositionsTables['position_entry_details']> & {
  next_check_at: Date | null;
  terms: number[];
  resting: number;
  tags: number[];
};

async function listRows({ db }: Context, cabinetId: number, narrow: RawBuilder<unknown>): Promise<Row[]> {
  const found = await sql<Row>`
    select entry.*, followed.next_check_at, coalesce(followed.terms, '{}') as terms, coalesce(followed.resting, 0) as resting,
      array(
        select put.tag_id from product_tags as put
        where put.cabinet_id = entry.cabinet_id and put.sku = entry.sku order by put.tag_id
      ) as tags
    from position_entry_details as entry
    left join (
      select entry_id, min(retry_at) filter (where is_checked) as next_check_at, array_agg(term_id) as terms,
        count(*) filter (where query_is_resting)::integer as resting
      from position_tracking left join position_checks using (cabinet_id, term_id, city_id)
      where cabinet_id = ${cabinetId}
      group by entry_id
    ) as followed using (entry_id)
    where entry.cabinet_id = ${cabinetId} and ${narrow}
    order by entry.created_at, entry.entry_id`.execute(db);
  return found.rows;
}

type Shared = {
  stepMinutes: StepMinutes;
  block: Block | undefined;
  standings: ReadonlyMap<string, Standing>;
};

function toEntry(row: Row, { stepMinutes, block, standings }: Shared): PositionEntry {
  const known = row.terms.flatMap((term) => standings.get(standingKey(row.sku, row.city_id, term)) ?? []);
  const lastCheckedAt = known.reduce<Date | null>(
    (last, { answeredAt }) => (last === null || answeredAt > last ? answeredAt : last),
    null,
  );
  const isWhollyResting = row.is_resting || (row.terms.length > 0 && row.resting === row.terms.length);
  return PositionEntry.parse({
    id: row.entry_id,
    sku: row.sku,
    name: row.product_name,
    imageUrl: row.image_url,
    isOwn: row.is_own,
    cityId: row.city_id,
    cityName: row.city_name,
    queriesCount: row.terms.length,
    restingQueries: row.resting,
    ...summarisePlaces(known.map((standing) => standing.now)),
    state: judgeEntryState({
      isAllowed: block === undefined && !isWhollyResting,
      isPaused: row.is_paused,
      isChecked: lastCheckedAt !== null,
    }),
    isPaused: row.is_paused,
    blockedBy: block?.by ?? (isWhollyResting ? 'room' : null),
    stepMinutes,
    startsAt: row.starts_at.toISOString(),
    firstExpectedAt: row.first_expected_at.toISOString(),
    lastCheckedAt: lastCheckedAt?.toISOString() ?? null,
    // Its plan is put off again and again as long as nothing may be checked.
    nextCheckAt: row.is_paused || block !== undefined ? null : (row.next_check_at?.toISOString() ?? null),
    tagIds: row.tags,
  });
}

async function readShared(context: Context, cabinetId: number, sku?: number): Promise<Shared> {
  const [block, stepMinutes, standings] = await Promise.all([
    findCabinet(context, cabinetId).then((cabinet) => findTrackingBlock(context, cabinet)),
    getStep(context.db.withTables(), cabinetId),
    listStandings(context, cabinetId, sku),
  ]);
  return { stepMinutes, block, standings };
}

export async function listEntries(
  context: Context,
  cabinetId: number,
): Promise<OutputOf<typeof listPositionEntries>> {
  const rows = await listRows(context, cabinetId, sql`true`);
  const shared = await readShared(context, cabinetId);
  const [budget, [stepChange]] = await Promise.all([
    getBudget(context, cabinetId),
    listStepChanges(context, cabinetId, 1),
  ]);
  return { entries: rows.map((row) => toEntry(row, shared)), budget, stepChange: stepChange ?? null };
}

/** One entry with its last answers by query. */
export async function describeEntry(
  context: Context,
  cabinetId: number,
  { id, sku }: { id: number; sku: number },
): Promise<{ entry: PositionEntry; standings: ReadonlyMap<string, Standing> }> {
  const [[row], shared] = await Promise.all([
    listRows(context, cabinetId, sql`entry_id = ${id}`),
    readShared(context, cabinetId, sku),
  ]);
  if (!row) throw new Error('An entry went away between two reads.');
  return { entry: toEntry(row, shared), standings: shared.standings };
}
