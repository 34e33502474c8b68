/** Of statements that name tables of the whole cluster. */
export const WHOLE_SETTINGS = {
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
export const SHARD_SETTINGS = {
  // A partition may have rows on one shard and none on another.
  allow_replace_partition_from_empty_source: 1,
} as const;
