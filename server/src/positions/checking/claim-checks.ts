import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { isFree, leaseEnd } from '../schedule/leases.ts';
import type { CheckKey, SlotKey } from '../schedule/slots.ts';
import type { FailedOutcome, Places, PositionsTables } from '../tables.ts';

/** A check that this worker alone holds for a while, with the products that still wait for a place in its slot. */
export type ClaimedCheck = {
  key: CheckKey;
  query: string;
  plannedAt: Date;
  slotKey: SlotKey;
  /** How many ticks after its turn the planned slot stands. */
  movedTicks: number;
  places: Places;
  attempts: number;
  lastFailure: FailedOutcome | null;
  answeredSkus: number[];
  skus: number[];
  /** External products whose name is not known yet: the shelf may tell it. */
  namelessSkus: number[];
};

/** What of a check the storefront is asked, planned or not. */
export type RequestedShelf = Pick<ClaimedCheck, 'key' | 'query' | 'skus' | 'answeredSkus' | 'namelessSkus'>;

type Row = {
  term_id: number;
  city_id: number;
  query: string;
  next_due_at: Date;
  attempts: number;
  last_failure: FailedOutcome | null;
  answered_skus: string[];
  tick_offset: number;
  moved_ticks: number;
  places: Places;
  skus: string[];
  nameless: string[];
};

/** Takes due checks of a cabinet; workers that ask at once get different ones. */
export async function claimChecks(
  { db }: Pick<Context, 'db'>,
  cabinetId: number,
  { dueBefore, limit }: { dueBefore: Date; limit: number },
): Promise<ClaimedCheck[]> {
  const claimed = await sql<Row>`
    with due as (
      select term_id, city_id from position_checks
      where cabinet_id = ${cabinetId} and retry_at <= ${dueBefore}
        and ${isFree}
      order by retry_at
      limit ${limit}
      for update skip locked
    ), claimed as (
      update position_checks as planned
      set leased_until = ${leaseEnd}
      from due
      where planned.cabinet_id = ${cabinetId} and planned.term_id = due.term_id and planned.city_id = due.city_id
      returning planned.*
    )
    select claimed.term_id, claimed.city_id, term.query, claimed.next_due_at, claimed.attempts, claimed.last_failure,
      claimed.answered_skus::text[] as answered_skus, claimed.tick_offset, claimed.moved_ticks, claimed.places, followed.*
    from claimed
    join position_terms as term on term.id = claimed.term_id
    cross join lateral (
      select coalesce(array_agg(sku::text order by sku), '{}') as skus,
        coalesce(array_agg(sku::text) filter (where product_name is null), '{}') as nameless
      from position_tracking
      where term_id = claimed.term_id and city_id = claimed.city_id and is_checked
    ) as followed`.execute(db);
  return claimed.rows.map((row) => ({
    key: { cabinetId, termId: row.term_id, cityId: row.city_id },
    query: row.query,
    plannedAt: row.next_due_at,
    slotKey: { cabinetId, tickOffset: row.tick_offset },
    movedTicks: row.moved_ticks,
    places: row.places,
    attempts: row.attempts,
    lastFailure: row.last_failure,
    answeredSkus: row.answered_skus.map(Number),
    skus: row.skus.map(Number),
    namelessSkus: row.nameless.map(Number),
  }));
}

/** Gives back what was not finished, so that nobody has to wait for the lease to run out. */
export async function releaseChecks(
  { db }: Pick<Context, 'db'>,
  checks: readonly ClaimedCheck[],
): Promise<void> {
  for (const { key } of checks) {
    await checkRow(db.withTables<PositionsTables>().updateTable('position_checks'), key)
      .set({ leased_until: null })
      .execute();
  }
}

/** Narrows a statement to the row of one check. */
export function checkRow<
  Q extends { where(column: 'cabinet_id' | 'term_id' | 'city_id', sign: '=', value: number): Q },
>(query: Q, { cabinetId, termId, cityId }: CheckKey): Q {
  return query
    .where('cabinet_id', '=', cabinetId)
    .where('term_id', '=', termId)
    .where('city_id', '=', cityId);
}

/** Lets all due checks of a cabinet wait: its plan, its key or the provider does not allow them now. */
export async function postponeChecks(
  { db }: Pick<Context, 'db'>,
  cabinetId: number,
  { dueBefore, until }: { dueBefore: Date; until: Date },
): Promise<void> {
  await db
    .withTables<PositionsTables>()
    .updateTable('position_checks')
    .set({ retry_at: until, leased_until: null })
    .where('cabinet_id', '=', cabinetId)
    .where('retry_at', '<=', dueBefore)
    .execute();
}
