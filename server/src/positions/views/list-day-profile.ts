import * as z from 'zod';
import type { Context } from '../../platform/context.ts';
import { parametersOf, type Series } from '../matrix/list-buckets.ts';
import type { Grid } from '../matrix/matrix-rules.ts';

export type DayKind = 'all' | 'weekdays' | 'weekends';

const SATURDAY = 6;
const DAYS: Record<DayKind, string> = {
  all: '',
  weekdays: `and toDayOfWeek(h, 0, 'Europe/Moscow') < ${SATURDAY}`,
  weekends: `and toDayOfWeek(h, 0, 'Europe/Moscow') >= ${SATURDAY}`,
};

const profileOf = (days: DayKind) => `
select
  term_id,
  toHour(h, 'Europe/Moscow') as hour,
  toInt32(sum(position_hourly.answered)) as answered,
  toInt32(sum(position_hourly.found)) as found,
  toInt32(sum(position_hourly.deep)) as deep,
  if(sum(position_hourly.found) = 0, null, sum(position_hourly.place_sum) / sum(position_hourly.found)) as average
from position_hourly
where cabinet = {cabinet:UInt32}
  and product = {product:UInt64}
  and term_id in {terms:Array(UInt32)}
  and city = {city:UInt32}
  and h >= fromUnixTimestamp({start:Int64})
  and h < fromUnixTimestamp({end:Int64})
  ${DAYS[days]}
group by term_id, hour`;

const Row = z.object({
  term_id: z.int(),
  hour: z.int(),
  answered: z.int(),
  found: z.int(),
  deep: z.int(),
  average: z.nullable(z.number()),
});
export type ProfileHour = z.infer<typeof Row>;

/** What the queries of a series answered by the hour of the Moscow day; hours without a check are absent. */
export async function listDayProfile(
  { clickhouse }: Pick<Context, 'clickhouse'>,
  series: Series,
  grid: Grid,
  days: DayKind,
): Promise<ProfileHour[]> {
  return clickhouse.rows('position day profile', profileOf(days), parametersOf(series, grid), Row);
}
