import type { ClickHouse } from '../../platform/clickhouse/client.ts';
import { readStored } from '../file-store.ts';
import type { Partition } from '../manifest.ts';
import type { NativeBlocks } from '../native-blocks.ts';
import type { BackupStore } from '../stores/backup-store.ts';

type Stores = { clickhouse: ClickHouse; blocks: NativeBlocks };

const STAGE = 'restore_stage';

/** Rows come beside the table and their parts move in, past the views that would feed other tables once more. */
async function loadTable(
  { clickhouse, blocks }: Stores,
  store: BackupStore,
  partitions: readonly Partition[],
) {
  const [{ table } = { table: '' }] = partitions;
  await clickhouse.command('create a stage of a restore', `create table ${STAGE} as ${table}`);
  // Of a cluster, each shard had rows of the same partition.
  for (const [id, ofShards] of Map.groupBy(partitions, (one) => one.id)) {
    for (const { rows, file } of ofShards) {
      const written = await blocks.write(STAGE, readStored(store, file));
      if (written.rows !== rows)
        throw new Error(`${table}: a partition of ${rows} rows was stored as ${written.rows} of them.`);
    }
    await clickhouse.command(
      'attach a restored partition',
      `alter table ${table} attach partition id {id:String} from ${STAGE}`,
      { id },
    );
  }
  await clickhouse.command('drop a stage of a restore', `drop table ${STAGE} sync`);
}

export async function loadColumns(
  stores: Stores,
  store: BackupStore,
  partitions: readonly Partition[],
): Promise<void> {
  for (const ofTable of Map.groupBy(partitions, ({ table }) => table).values())
    await loadTable(stores, store, ofTable);
}
