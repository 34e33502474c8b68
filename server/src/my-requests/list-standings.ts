import { DAY_SECONDS } from '@vitrina/contract/durations.ts';
import { MY_REQUESTS_DAYS } from '@vitrina/contract/my-requests.ts';
import type { Place } from '@vitrina/contract/positions/places.ts';
import * as z from 'zod';
import type { Context } from '../platform/context.ts';

/** What the last check of a span answered; nothing answered is "not checked". */
const Answer = z
  .tuple([z.string(), z.nullable(z.int())])
  .transform(([outcome, place]): Place => (outcome === 'deep' || outcome === 'notFound' ? outcome : place));

const Row = z.object({
  city: z.int(),
  term_id: z.int(),
  answered_now: z.int(),
  answered_before: z.int(),
  answer_now: Answer,
  answer_before: Answer,
  lost_at: z.int(),
});

const NOW = 'h > fromUnixTimestamp({now:Int64} - 86400)';
const BEFORE = 'h > fromUnixTimestamp({now:Int64} - 691200) and h <= fromUnixTimestamp({now:Int64} - 604800)';

// "Now" is the last day and "a week ago" the day that ended then, as on the other screens. The hour of a loss is the
// first one that looked and did not find, behind the last one that did.
const sql = `
select
  city,
  term_id,
  sumIf(answered, ${NOW}) as answered_now,
  sumIf(answered, ${BEFORE}) as answered_before,
  argMaxIfMergeIf(last_answer, ${NOW}) as answer_now,
  argMaxIfMergeIf(last_answer, ${BEFORE}) as answer_before,
  if(max(last_found) = 0, 0, minIf(toUnixTimestamp(h), answered > 0 and toUnixTimestamp(h) > last_found)) as lost_at
from position_hourly
inner join
(
  select city, term_id, maxIf(toUnixTimestamp(h), found > 0) as last_found
  from position_hourly
  where cabinet = {cabinet:UInt32} and product = {sku:UInt64} and h > fromUnixTimestamp({since:Int64})
  group by city, term_id
) as ends using (city, term_id)
where cabinet = {cabinet:UInt32} and product = {sku:UInt64} and h > fromUnixTimestamp({since:Int64})
group by city, term_id`;

type Standing = { now: Place; before: Place; lostAt: Date | null };

/** Where our checks saw a product, by city and term. */
export async function listStandings(
  { clickhouse, clock }: Pick<Context, 'clickhouse' | 'clock'>,
  cabinetId: number,
  sku: number,
): Promise<Map<string, Standing>> {
  const now = Math.floor(clock.now().getTime() / 1000);
  const since = now - (MY_REQUESTS_DAYS.lookBack + MY_REQUESTS_DAYS.week) * DAY_SECONDS;
  const rows = await clickhouse.rows(
    'standings of tracked requests',
    sql,
    { cabinet: cabinetId, sku, now, since },
    Row,
  );
  return new Map(
    rows.map((row) => [
      `${row.city}|${row.term_id}`,
      {
        now: row.answered_now > 0 ? row.answer_now : null,
        before: row.answered_before > 0 ? row.answer_before : null,
        lostAt: row.lost_at > 0 ? new Date(row.lost_at * 1000) : null,
      },
    ]),
  );
}
