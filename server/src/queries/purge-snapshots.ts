import type { Context } from '../platform/context.ts';

const TABLES = ['sq_source_day', 'sq_source_line'] as const;

/** What the cabinet has imported or read with its own key; what is shared has the number 0. */
export async function purgeSnapshots({ clickhouse }: Context, cabinetId: number): Promise<void> {
  for (const table of TABLES)
    await clickhouse.command(
      'purge snapshots',
      `alter table ${table} delete where cabinet = {cabinet:UInt32} settings mutations_sync = 1`,
      { cabinet: cabinetId },
    );
}
