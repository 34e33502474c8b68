import { addDays, moscowDay } from '@vitrina/contract/dates.ts';
import type { Context } from '../server/src/platform/context.ts';
import { addEntry } from '../server/src/positions/entries/add-entry.ts';
import { listEntryTerms } from '../server/src/positions/get-entry.ts';

export const CHECKED_DAYS = 28;
export const CHECKED_CITY = 213;
const SLOT_SECONDS = 5 * 60;
const SLOTS = (CHECKED_DAYS * 24 * 60 * 60) / SLOT_SECONDS;

// Every fiftieth check is blocked, not found or deep; places wander by the hour.
const FILL = `
insert into position_checks_raw (cabinet, term_id, city, product, ts, outcome, place, places_read, mode, late_seconds)
select
  {cabinet:UInt32},
  {terms:Array(UInt32)}[1 + intDiv(number, {slots:UInt32})] as term,
  {city:UInt32},
  {product:UInt64},
  toDateTime({from:Int64} + (number % {slots:UInt32}) * {step:UInt32}, 'UTC') as at,
  transform(cityHash64(number) % 50, [0, 1, 2], ['blocked', 'notFound', 'deep'], 'found') as said,
  if(said = 'found', 1 + (term * 7 + intDiv(number, 12) + cityHash64(number) % 20) % 300, null),
  40, 'plain', 0
from numbers(length({terms:Array(UInt32)}) * {slots:UInt32})
settings max_partitions_per_insert_block = 100`;

/** A product that has been checked every five minutes for 28 days. */
export async function fillChecks(
  context: Context,
  { cabinetId, sku, queries }: { cabinetId: number; sku: number; queries: readonly string[] },
) {
  const { entryId } = await addEntry(context, { cabinetId, sku, cityId: CHECKED_CITY, queries });
  const terms = await listEntryTerms(context.db.withTables(), entryId);
  const to = moscowDay(context.clock.now());
  const from = addDays(to, 1 - CHECKED_DAYS);
  await context.clickhouse.command('fill checks', FILL, {
    cabinet: cabinetId,
    city: CHECKED_CITY,
    product: sku,
    slots: SLOTS,
    step: SLOT_SECONDS,
    terms: terms.map(({ id }) => id),
    from: Date.parse(`${from}T00:00:00+03:00`) / 1e3,
  });
  return { entryId, from, to };
}
