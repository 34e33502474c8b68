import type { ClickHouseSettings } from '@clickhouse/client';

/** Of statements that name tables of the whole cluster. */
const WHOLE_SETTINGS = {
  // Stored when every shard has stored its rows, and refused otherwise: nothing waits in a queue of a node.
  distributed_foreground_insert: 1,
  // Right wherever the joined rows lie; each statement for which moving them is too much says where they lie.
  distributed_product_mode: 'global',
  // Rows go where their key says, whatever they were made from.
  parallel_distributed_insert_select: '0',
  // A question of one cabinet goes to its shard alone.
  optimize_skip_unused_shards: 1,
} as const;

/** Of statements that a node carries out on its own rows. */
const SHARD_SETTINGS = {
  // A partition may have rows on one shard and none on another.
  allow_replace_partition_from_empty_source: 1,
} as const;

/** With replicas: what is acknowledged stands on all replicas of a shard, so it does not matter which of them is asked next. */
export const REPLICA_SETTINGS = {
  insert_quorum: 'auto',
  insert_quorum_timeout: 60_000,
  // A block with its token, as it was sent; the server would gather blocks of several senders otherwise.
  async_insert: 0,
  alter_sync: '2',
  replication_wait_for_inactive_replica_timeout: '10',
  distributed_ddl_output_mode: 'none',
  distributed_ddl_task_timeout: '60',
  // A table `as` another one has its engine, where the server has written out the usual path, with the number of whatever table.
  database_replicated_allow_replicated_engine_arguments: 1,
} as const;

export function settingsOf(isReplicated: boolean): Record<'whole' | 'shard' | 'both', ClickHouseSettings> {
  const replicas = isReplicated ? REPLICA_SETTINGS : {};
  const [whole, shard] = [
    { ...WHOLE_SETTINGS, ...replicas },
    { ...SHARD_SETTINGS, ...replicas },
  ];
  return { whole, shard, both: { ...whole, ...shard } };
}
