import type { Context } from '../../platform/context.ts';

export async function purgeCurves({ clickhouse }: Context, cabinetId: number): Promise<void> {
  await clickhouse.command(
    'purge openings by place',
    'alter table own_place_curves delete where cabinet = {cabinet:UInt32} settings mutations_sync = 1',
    { cabinet: cabinetId },
  );
}
