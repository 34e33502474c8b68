import { gzipSync } from 'node:zlib';
import { addDays, moscowDay } from '@vitrina/contract/dates.ts';
import type { CabinetId } from '@vitrina/contract/ids.ts';
import { getPositionMatrix } from '@vitrina/contract/positions.ts';
import * as z from 'zod';
import type { ReadCost } from '../server/src/platform/clickhouse.ts';
import type { Context } from '../server/src/platform/context.ts';
import { addEntry } from '../server/src/positions/add-entry.ts';
import { listEntryTerms } from '../server/src/positions/get-entry.ts';
import { getMatrix } from '../server/src/positions/get-matrix.ts';
import { inMs, measure } from './measure.ts';
import type { Row } from './report.ts';

const ROUNDS = 25;
const BUDGET_P95_MS = 100;
const SKU = 500;
const CITY = 1;
const DAYS = 28;
const QUERIES = 40;
const SLOT_SECONDS = 5 * 60;
const SLOTS = (DAYS * 24 * 60 * 60) / SLOT_SECONDS;

// Every fiftieth check is blocked, not found or deep; places wander by the hour.
const FILL = `
insert into pos5 (cabinet, query, city, product, ts, outcome, place, places_read, mode, late_seconds)
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

const SCAN = `
select count() as checks, max(ts) as last, sum(place) as places
from pos5
where cabinet = {cabinet:UInt32}`;

/** The position matrix at its largest: 28 days of hours of forty queries that are checked every five minutes. */
export async function measureMatrix(
  context: Context,
  costs: ReadCost[],
  cabinetId: CabinetId,
): Promise<Row[]> {
  const queries = Array.from({ length: QUERIES }, (_, index) => `термос ${index}`);
  const { entryId } = await addEntry(context, { cabinetId, sku: SKU, cityId: CITY, queries });
  const terms = await listEntryTerms(context.db.withTables(), entryId);
  const to = moscowDay(context.clock.now());
  const from = addDays(to, 1 - DAYS);
  await context.clickhouse.command('fill matrix', FILL, {
    ...{ cabinet: cabinetId, city: CITY, product: SKU, slots: SLOTS, step: SLOT_SECONDS },
    terms: terms.map(({ id }) => id),
    from: Date.parse(`${from}T00:00:00+03:00`) / 1000,
  });
  const input = { cabinetId, entryId, from, to, grouping: 'Hour', choice: 'last' } as const;
  const answer = async () => JSON.stringify(getPositionMatrix.output.parse(await getMatrix(context, input)));
  const text = await answer();
  const measured = await measure(costs, ROUNDS, answer);
  const scan = () =>
    context.clickhouse.rows('bare scan', SCAN, { cabinet: cabinetId }, z.object({ checks: z.number() }));
  const bare = await measure(costs, ROUNDS, scan);
  const inKb = (bytes: number) => `${(bytes / 1000).toFixed(0)} KB`;
  return [
    {
      what: `position matrix, ${DAYS} days of hours × ${QUERIES} queries (26,880 cells of 322,560 checks)`,
      measured: `${inMs(measured)}, ${inKb(text.length)} (gzip ${inKb(gzipSync(text).length)})`,
      baseline: `bare scan of the same checks: ${inMs(bare)}`,
      ratio: measured.p50 / bare.p50,
      budget: `p95 < ${BUDGET_P95_MS} ms`,
      isKept: measured.p95 < BUDGET_P95_MS,
    },
  ];
}
