import type { Context } from '../platform/context.ts';

/** What the cabinet has imported or read with its own key; what is shared has the number 0. */
export async function purgeSnapshots({ clickhouse }: Context, cabinetId: number): Promise<void> {
  await clickhouse.command(
    'purge snapshots',
    'alter table sq_snapshot delete where cabinet = {cabinet:UInt32} settings mutations_sync = 1',
    { cabinet: cabinetId },
  );
}
