import type { Context } from '../platform/context.ts';

const TABLES = ['own_query_day', 'own_product_day', 'own_ad_day', 'own_newest_places'] as const;

export async function purgeOwnQueries({ clickhouse }: Context, cabinetId: number): Promise<void> {
  for (const table of TABLES) {
    await clickhouse.command(
      'purge own queries',
      `alter table ${table} delete where cabinet = {cabinet:UInt32} settings mutations_sync = 1`,
      { cabinet: cabinetId },
    );
  }
}
