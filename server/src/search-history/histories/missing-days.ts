import type { Day } from '@vitrina/contract/dates.ts';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import { type SqlBool, sql } from 'kysely';
import type { DbContext } from '../../platform/context.ts';

export type Place = { marketplace: Marketplace; cityId: number };
export type DaySpan = { from: Day; to: Day };
export type MissingSpan = DaySpan & { queryId: number };

/** Which days of the asked span were never fetched, as unbroken spans of each query. */
export async function listMissingSpans(
  { db }: DbContext,
  { marketplace, cityId }: Place,
  queryIds: readonly number[],
  { from, to }: DaySpan,
): Promise<MissingSpan[]> {
  const rows = await sql<MissingSpan>`
    select requested.query_id as "queryId", lower(span)::text as "from", (upper(span) - 1)::text as "to"
    from unnest(${[...queryIds]}::bigint[]) as requested (query_id)
    left join query_histories as known
      on known.query_id = requested.query_id and known.marketplace = ${marketplace} and known.city_id = ${cityId},
    unnest(datemultirange(daterange(${from}, ${to}, '[]')) - coalesce(known.days, '{}'::datemultirange)) as span
    order by requested.query_id, span`.execute(db);
  return rows.rows;
}

/** Remembers spans as fetched. Adding one twice changes nothing. */
export async function markFetched(
  { db }: DbContext,
  { marketplace, cityId }: Place,
  spans: readonly MissingSpan[],
): Promise<void> {
  if (spans.length === 0) return;
  const ids = spans.map((span) => span.queryId);
  const from = spans.map((span) => span.from);
  const to = spans.map((span) => span.to);
  await sql<SqlBool>`
    insert into query_histories (marketplace, city_id, query_id, days)
    select ${marketplace}, ${cityId}, query_id, range_agg(daterange(from_day, to_day, '[]'))
    from unnest(${ids}::bigint[], ${from}::date[], ${to}::date[]) as spans (query_id, from_day, to_day)
    group by query_id
    order by query_id
    on conflict (marketplace, city_id, query_id) do update set days = query_histories.days + excluded.days`.execute(
    db,
  );
}
