import { addDays, type Day, daysBetween, moscowDay, startOfMoscowDay } from '@vitrina/contract/dates.ts';
import * as z from 'zod';
import type { Context } from '../../server/src/platform/context.ts';
import { CITY } from './prepare-cabinet.ts';

/** Checks of one cabinet: each of its products by each of its queries, at every step until the last moment. */
export type Series = {
  cabinetId: number;
  /** Numbers of the queries, and which products follow them: those of the same group. */
  termIds: readonly number[];
  products: number;
  groups: number;
  stepMinutes: number;
  days: number;
};

/** Partitions that one insert may touch. */
const DAYS_AT_ONCE = 28;

// Every series keeps to its place for a while: it drifts by the day, jumps by the six hours and trembles by the check.
// One in twelve is never on its shelf and one in twenty stands beyond the thousand; 1 of 100 checks fails.
const FILL = `
insert into position_checks_raw (cabinet, term_id, city, product, ts, outcome, place, places_read, mode, late_seconds)
with
  {terms:Array(UInt32)}[1 + intDiv(number, {perTerm:UInt64} * {slots:UInt64})] as term,
  intDiv(intDiv(number, {perTerm:UInt64} * {slots:UInt64}), {perGroup:UInt64}) as group_index,
  1 + group_index * {perTerm:UInt64} + intDiv(number, {slots:UInt64}) % {perTerm:UInt64} as sku,
  number % {slots:UInt64} as slot,
  cityHash64(term, sku) as series,
  toUInt32({from:Int64}) + slot * {step:UInt32} as at,
  multiIf(cityHash64(number, 1, at) % 100 = 0, 'timeout', series % 12 = 0, 'notFound', series % 20 = 1, 'deep', 'found') as said,
  toUInt32(5 + series % 300 + 12 * sin(at / 700000 + series % 7) + cityHash64(series, intDiv(at, 21600)) % 9
    + if(cityHash64(series, at) % 4 = 0, cityHash64(at, series) % 3, 0)) as stands
select
  {cabinet:UInt32}, term, {city:UInt32}, sku, toDateTime(at, 'UTC'), said,
  if(said = 'found', toUInt16(greatest(1, stands - 12)), null),
  multiIf(said = 'timeout', 0, said = 'found', 40 * intDiv(stands + 39, 40), said = 'deep', 1000, 640), 'plain',
  1 + cityHash64(at, {cabinet:UInt32}) % 6
from numbers(toUInt64(length({terms:Array(UInt32)})) * {perTerm:UInt64} * {slots:UInt64})
settings max_partitions_per_insert_block = 100, min_insert_block_size_rows = 1000000, min_insert_block_size_bytes = 0,
  max_insert_threads = 1, insert_deduplication_token = {token:String},
  deduplicate_blocks_in_dependent_materialized_views = 1`;

const Stored = z.object({ last: z.string() });

/** What was filled already: a filling that was killed goes on behind it. */
async function findLastDay({ clickhouse }: Context, cabinetId: number): Promise<Day | undefined> {
  const [row] = await clickhouse.rows(
    'last filled day',
    `select toString(max(toDate(ts + interval 3 hour))) as last from position_checks_raw where cabinet = {cabinet:UInt32} having count() > 0`,
    { cabinet: cabinetId },
    Stored,
  );
  return row?.last;
}

export async function fillHistory(context: Context, series: Series, until: Date): Promise<void> {
  const { cabinetId, termIds, products, groups, stepMinutes, days } = series;
  const today = moscowDay(until);
  const last = await findLastDay(context, cabinetId);
  if (last === today) return;
  let from = last === undefined ? addDays(today, 1 - days) : addDays(last, 1);
  while (from <= today) {
    const next = addDays(from, Math.min(DAYS_AT_ONCE, daysBetween(from, today) + 1));
    const starts = startOfMoscowDay(from).getTime();
    const ends = Math.min(startOfMoscowDay(next).getTime(), until.getTime());
    await context.clickhouse.command('fill history', FILL, {
      cabinet: cabinetId,
      city: CITY,
      terms: termIds,
      perTerm: products / groups,
      perGroup: termIds.length / groups,
      slots: Math.floor((ends - starts) / (stepMinutes * 60_000)),
      step: stepMinutes * 60,
      from: starts / 1000,
      token: `${cabinetId} ${from}`,
    });
    from = next;
  }
}
