import { DAY_HOURS, HOUR_SECONDS } from '@vitrina/contract/durations.ts';
import * as z from 'zod';
import type { Context } from '../../platform/context.ts';
import { NOW_HOURS } from '../rules.ts';
import { IS_FOLLOWED } from './list-trend-lines.ts';

/** Hours back. */
const AGO = { day: DAY_HOURS, week: 7 * DAY_HOURS } as const;
/** "Then" is the last answer of so long before that moment: what is older tells of another day. */
const THEN_HOURS = 6;

const WITHIN = (name: keyof typeof AGO) =>
  `ts > fromUnixTimestamp({${name}:Int64} - ${THEN_HOURS * HOUR_SECONDS}) and ts <= fromUnixTimestamp({${name}:Int64})`;

const TIMES = ['now', 'day', 'week'] as const;

// A moment and a place make one number, as in list-buckets.ts; without a place nothing is added, and 0 is no answer.
const ANSWER = 'toInt64(toUnixTimestamp(ts)) * 4096 + ifNull(place, 0)';

// From the checks themselves, whose days lie apart: two of them are read for both times, early in a day of UTC four.
const THEN = `
  select
    product,
    city,
    term_id,
    toInt64(0) as now,
    maxIf(${ANSWER}, ${WITHIN('day')}) as day,
    maxIf(${ANSWER}, ${WITHIN('week')}) as week
  from position_checks_raw
  where cabinet = {cabinet:UInt32}
    and ((${WITHIN('day')}) or (${WITHIN('week')}))
    and outcome in ('found', 'deep', 'notFound')
  group by product, city, term_id`;

const NOW = `
  select
    product,
    city,
    term_id,
    toInt64(4096) + ifNull(argMaxIfMerge(last_answer).2, 0) as now,
    toInt64(0) as day,
    toInt64(0) as week
  from position_latest
  where cabinet = {cabinet:UInt32}
  group by product, city, term_id
  having max(answered_at) >= fromUnixTimestamp({now:Int64} - ${NOW_HOURS * HOUR_SECONDS})`;

// Only what was checked both times can have come or gone: a query that nobody asked then is no loss and no gain.
const AGAINST = (name: keyof typeof AGO) => `
  countIf(${name}_place is not null and now_place is not null) as ${name}_queries,
  round(avgIf(${name}_place, now_place is not null), 2) as ${name}_before,
  round(avgIf(now_place, ${name}_place is not null), 2) as ${name}_now,
  countIf(${name}_place is not null and is_now and now_place is null) as ${name}_lost,
  countIf(now_place is not null and is_${name} and ${name}_place is null) as ${name}_gained`;

const sql = `
select product, city, ${AGAINST('day')}, ${AGAINST('week')}
from (
  select
    product,
    city,
    term_id,
    ${TIMES.map(
      (time) => `nullIf(toUInt16(max(${time}) % 4096), 0) as ${time}_place, max(${time}) > 0 as is_${time}`,
    ).join(',\n    ')}
  from (${NOW} union all ${THEN})
  where ${IS_FOLLOWED}
  group by product, city, term_id
)
group by product, city`;

const average = z.nullable(z.number());
const Row = z.object({
  product: z.int(),
  city: z.int(),
  day_queries: z.int(),
  day_before: average,
  day_now: average,
  day_lost: z.int(),
  day_gained: z.int(),
  week_queries: z.int(),
  week_before: average,
  week_now: average,
  week_lost: z.int(),
  week_gained: z.int(),
});

/** The averages of the same queries now, a day ago and a week ago, a row a product in a city. */
export async function listTrendChanges(
  { clickhouse, clock }: Pick<Context, 'clickhouse' | 'clock'>,
  cabinetId: number,
  followed: string,
): Promise<z.output<typeof Row>[]> {
  const now = Math.floor(clock.now().getTime() / 1000);
  const parameters = {
    cabinet: cabinetId,
    followed,
    now,
    day: now - AGO.day * HOUR_SECONDS,
    week: now - AGO.week * HOUR_SECONDS,
  };
  return clickhouse.rows('position trend changes', sql, parameters, Row);
}
