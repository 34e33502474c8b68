import type { Context } from '../../platform/context.ts';

export async function purgeReadyCounts({ clickhouse }: Context, cabinetId: number): Promise<void> {
  await clickhouse.command(
    'purge ready counts',
    'alter table own_request_counts delete where cabinet = {cabinet:UInt32} settings mutations_sync = 1',
    { cabinet: cabinetId },
  );
}
