import { Readable } from 'node:stream';
import type { Day } from '@vitrina/contract/dates.ts';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import type { FrequencyUnit } from '@vitrina/contract/query-metrics.ts';
import * as z from 'zod';
import type { Context } from '../platform/context.ts';
import { stageName } from './add-queries.ts';
import { publishLines } from './publish-lines.ts';

type Snapshot = {
  /** 0: shared with every cabinet. */
  cabinet: number;
  marketplace: Marketplace;
  source: string;
  unit: FrequencyUnit;
  takenAt: string;
};

/** What one source says of one query, as a line of JSON; what is null or absent the source does not say. */
export type SnapshotFigures = {
  /** As `normaliseQuery` writes it. */
  text: string;
  window_days: number | null;
  /** The last day of the window. */
  day: Day;
  count: number | null;
  ca?: number | null;
  cart_share?: number | null;
  /** Kopecks. */
  price?: number | null;
  views?: number | null;
  sellers?: number | null;
};

type StoreContext = Pick<Context, 'clickhouse' | 'locks'>;

const Version = z.object({ version: z.int() });
const FIGURES = 'window_days, taken_at, count, ca, cart_share, price, views, sellers';

/** The later of two imports stands, and both tables must know which: the engine's time, asked once for both. */
async function nextVersion({ clickhouse }: StoreContext): Promise<number> {
  const [row] = await clickhouse.rows(
    'version of a snapshot',
    'select toUnixTimestamp64Milli(now64(3)) as version',
    {},
    Version,
  );
  if (!row) throw new Error('The engine returned no time.');
  return row.version;
}

async function createStage({ clickhouse }: StoreContext, stage: string): Promise<void> {
  await clickhouse.command(
    'create stage of a snapshot',
    `create table {stage:Identifier}
    (text String, window_days Nullable(UInt16), day Date, count Nullable(UInt64), ca Nullable(UInt64),
     cart_share Nullable(Float64), price Nullable(UInt64), views Nullable(UInt64), sellers Nullable(UInt32))
    engine = Memory`,
    { stage },
  );
}

/** Rows of a day that stand in one key, with a number before those without one: one of them is stored. */
async function storeDays(
  context: StoreContext,
  { cabinet, marketplace, source, unit, takenAt }: Snapshot,
  { stage, days }: { stage: string; days: string },
): Promise<void> {
  const version = await nextVersion(context);
  await context.clickhouse.command(
    'create days of a snapshot',
    'create table {days:Identifier} as sq_source_day',
    {
      days,
    },
  );
  await context.clickhouse.command(
    'fill days of a snapshot',
    `insert into {days:Identifier} (cabinet, mp, text, source, unit, day, ${FIGURES}, version)
    select {cabinet:UInt32}, {marketplace:String}, text, {source:String}, {unit:String}, day,
      window_days, {takenAt:DateTime('UTC')}, count, ca, cart_share, price, views, sellers,
      bitOr(bitShiftLeft(toUInt64(isNotNull(count)), 63), {version:UInt64})
    from {stage:Identifier}
    where text != ''`,
    { days, stage, cabinet, marketplace, source, unit, takenAt, version },
  );
  await context.clickhouse.command(
    'store a snapshot',
    'insert into sq_source_day select * from {days:Identifier} final',
    { days },
  );
}

/**
 * Stores what one source says. What knows no number never replaces what knows one, an older day never a newer one; of
 * one day the later import stands. So the same rows a second time change nothing, whoever was killed in between.
 */
export async function storeSnapshots(
  context: StoreContext,
  snapshot: Snapshot,
  rows: AsyncIterable<Uint8Array>,
): Promise<void> {
  const { clickhouse, locks } = context;
  const { cabinet, marketplace, source } = snapshot;
  const [stage, days] = [stageName('snapshot'), stageName('days')];
  try {
    await createStage(context, stage);
    await clickhouse.insertJson('stage a snapshot', stage, Readable.from(rows, { objectMode: false }));
    await locks.runExclusive(`queries: lines of ${cabinet} ${marketplace} ${source}`, async () => {
      await storeDays(context, snapshot, { stage, days });
      await publishLines(context, snapshot, days);
    });
  } finally {
    for (const table of [stage, days])
      await clickhouse.command('drop stage', 'drop table if exists {table:Identifier} sync', { table });
  }
}
