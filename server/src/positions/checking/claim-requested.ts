import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { isFree, leaseEnd } from '../schedule/leases.ts';
import { ASK_LASTS_MS } from './ask-rules.ts';
import type { RequestedShelf } from './claim-checks.ts';

/** A part of an ask that this worker alone holds for a while. */
export type ClaimedRequest = RequestedShelf & { entryId: number; requestedAt: Date; attempts: number };

type Row = {
  entry_id: number;
  requested_at: Date;
  term_id: number;
  city_id: number;
  sku: number;
  attempts: number;
  query: string;
  is_nameless: boolean;
};

/**
 * Its time has come, or lies further ahead than any ask lasts: then the clock has gone back since, and a person would wait
 * for as long as it went.
 */
export function isAskDue(now: Date): RawBuilder<boolean> {
  const lasts = new Date(now.getTime() + ASK_LASTS_MS);
  return sql<boolean>`(retry_at <= ${now} or retry_at > ${lasts})`;
}

export async function claimRequested(
  { db }: Pick<Context, 'db'>,
  cabinetId: number,
  { dueBefore, limit }: { dueBefore: Date; limit: number },
): Promise<ClaimedRequest[]> {
  const claimed = await sql<Row>`
    with due as (
      select entry_id, requested_at, term_id from position_requested_checks
      where cabinet_id = ${cabinetId} and outcome is null and ${isAskDue(dueBefore)}
        and ${isFree}
      order by retry_at, term_id
      limit ${limit}
      for update skip locked
    ), claimed as (
      update position_requested_checks as part
      set leased_until = ${leaseEnd}
      from due
      where part.entry_id = due.entry_id and part.requested_at = due.requested_at and part.term_id = due.term_id
      returning part.*
    )
    select claimed.entry_id, claimed.requested_at, claimed.term_id, claimed.city_id, claimed.sku, claimed.attempts,
      term.query, entry.product_name is null as is_nameless
    from claimed
    join position_terms as term on term.id = claimed.term_id
    join position_entry_details as entry on entry.entry_id = claimed.entry_id
  `.execute(db);
  return claimed.rows.map((row) => ({
    entryId: row.entry_id,
    requestedAt: row.requested_at,
    attempts: row.attempts,
    key: { cabinetId, termId: row.term_id, cityId: row.city_id },
    query: row.query,
    answeredSkus: [],
    skus: [row.sku],
    namelessSkus: row.is_nameless ? [row.sku] : [],
  }));
}
