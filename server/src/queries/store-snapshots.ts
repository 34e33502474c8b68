import { Readable } from 'node:stream';
import type { Day } from '@vitrina/contract/dates.ts';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import type { FrequencyUnit } from '@vitrina/contract/query-metrics.ts';
import type { Context } from '../platform/context.ts';
import { addStagedQueries, stageName } from './add-queries.ts';
import { ONE_BLOCK } from './one-block.ts';

type Snapshot = {
  /** 0: shared with every cabinet. */
  cabinet: number;
  marketplace: Marketplace;
  source: string;
  unit: FrequencyUnit;
  takenAt: string;
};

/** What one source says of one query; null where it does not say. */
export type SnapshotFigures = {
  text: string;
  window_days: number | null;
  day: Day;
  count: number | null;
  clicks: number | null;
  /** Kopecks. */
  spend: number | null;
  category: string | null;
};

const COLUMNS = 'window_days, day, count, clicks, spend, category';

/** Stores the rows of one source, or lines of JSON in their shape, under a token: the same token a second time stores nothing. */
export async function storeSnapshots(
  context: Pick<Context, 'db' | 'clickhouse' | 'locks'>,
  { cabinet, marketplace, source, unit, takenAt }: Snapshot,
  rows: readonly SnapshotFigures[] | Readable,
  token: string,
): Promise<void> {
  const { clickhouse } = context;
  const stage = stageName('snapshot');
  await clickhouse.command(
    'create stage of a snapshot',
    `create table {stage:Identifier}
    (text String, window_days Nullable(UInt16), day Date, count Nullable(UInt64), clicks Nullable(UInt64),
     spend Nullable(UInt64), category Nullable(String), weight UInt64 alias ifNull(count, 0))
    engine = Memory`,
    { stage },
  );
  try {
    if (rows instanceof Readable) await clickhouse.insertJson('stage a snapshot', stage, rows);
    else await clickhouse.insert('stage a snapshot', stage, rows);
    await addStagedQueries(context, stage);
    await clickhouse.command(
      'store a snapshot',
      `insert into sq_snapshot (cabinet, mp, source, unit, query_id, taken_at, ${COLUMNS})
      select {cabinet:UInt32}, {marketplace:String}, {source:String}, {unit:String}, q.id, {takenAt:DateTime('UTC')},
        ${COLUMNS}
      from {stage:Identifier} as s
      inner join q on s.text = q.text
      settings insert_deduplication_token = {token:String}, ${ONE_BLOCK}`,
      { stage, cabinet, marketplace, source, unit, takenAt, token },
    );
  } finally {
    await clickhouse.command('drop stage', 'drop table if exists {stage:Identifier} sync', { stage });
  }
}
