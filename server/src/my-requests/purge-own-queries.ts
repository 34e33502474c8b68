import type { Context } from '../platform/context.ts';

export async function purgeOwnQueries({ clickhouse }: Context, cabinetId: number): Promise<void> {
  await clickhouse.command(
    'purge own queries',
    'alter table own_query_day delete where cabinet = {cabinet:UInt32} settings mutations_sync = 1',
    { cabinet: cabinetId },
  );
}
