import * as z from 'zod';
import type { Context } from '../../platform/context.ts';

/** The column of the moment, the number of its partition, and where rows that go one by one are cut. */
const TABLES = [
  { table: 'position_checks_raw', at: 'ts', partition: 'toYYYYMMDD', cut: '' },
  { table: 'position_hourly', at: 'h', partition: 'toYYYYMM', cut: 'toStartOfMonth' },
  { table: 'position_6h', at: 'q', partition: 'toYYYYMM', cut: 'toStartOfMonth' },
] as const;

type Sweep = (typeof TABLES)[number];
type Engine = Pick<Context, 'clickhouse'>;
const Partition = z.object({ partition_id: z.string() });
const Found = z.object({ cabinets: z.array(z.int()) });

const inSeconds = (at: Date) => Math.floor(at.getTime() / 1000);

/** Partitions whose every moment is older than what anybody keeps: they cost nothing to drop. */
async function dropPartitions({ clickhouse }: Engine, { table, partition }: Sweep, before: Date) {
  const old = await clickhouse.rows(
    `list old partitions of ${table}`,
    `select distinct partition_id
    from system.parts
    where database = currentDatabase() and table = {table:String} and active
      and toUInt32(partition) < ${partition}(toDateTime({before:Int64}, 'UTC'))`,
    { table, before: inSeconds(before) },
    Partition,
  );
  for (const { partition_id: id } of old)
    await clickhouse.command(`sweep ${table}`, `alter table ${table} drop partition id {id:String}`, { id });
}

/**
 * What is too old for some cabinets and lies among what others keep. A mutation rewrites the partitions that it touches,
 * so rollups, whose partitions are months, let go of whole months.
 */
async function deleteRows(
  { clickhouse }: Engine,
  { table, at, cut }: Sweep,
  { cabinets, before }: { cabinets: readonly number[]; before: Date },
) {
  const isOld = `${at} < ${cut}(toDateTime({before:Int64}, 'UTC'))`;
  const parameters = { cabinets, before: inSeconds(before) };
  const [found] = await clickhouse.rows(
    `find old rows of ${table}`,
    `select groupUniqArray(cabinet) as cabinets from ${table}
    where cabinet in {cabinets:Array(UInt32)} and ${isOld}`,
    parameters,
    Found,
  );
  if (found === undefined || found.cabinets.length === 0) return;
  await clickhouse.command(
    `sweep ${table}`,
    `alter table ${table} delete where cabinet in {cabinets:Array(UInt32)} and ${isOld}`,
    { ...parameters, cabinets: found.cabinets },
  );
}

/** One deletion for all cabinets that keep equally much; `groups` go from the oldest day on. */
export async function sweepObservations(
  engine: Engine,
  groups: readonly { cabinets: readonly number[]; before: Date }[],
): Promise<void> {
  const [longest] = groups;
  if (!longest) return;
  for (const sweep of TABLES) {
    await dropPartitions(engine, sweep, longest.before);
    for (const group of groups) await deleteRows(engine, sweep, group);
  }
}
