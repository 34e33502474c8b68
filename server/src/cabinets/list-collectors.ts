import type { CollectorState } from '@vitrina/contract/cabinet.ts';
import type { Context } from '../platform/context.ts';
import type { CabinetsTables } from './tables.ts';

const COLLECTORS = [
  'products',
  'ownQueries',
  'topQueries',
  'positions',
] as const satisfies readonly CollectorState['collector'][];

export async function listCollectors(
  { db }: Pick<Context, 'db'>,
  cabinetId: number,
): Promise<CollectorState[]> {
  const rows = await db
    .withTables<CabinetsTables>()
    .selectFrom('collector_states')
    .selectAll()
    .where('cabinet_id', '=', cabinetId)
    .execute();
  // Only some keys may read the popular queries: without a turn there is nothing to say about them.
  const shown = COLLECTORS.filter(
    (name) => name !== 'topQueries' || rows.some((row) => row.collector === name),
  );
  return shown.map((collector) => {
    const row = rows.find((one) => one.collector === collector);
    return {
      collector,
      outcome: row?.outcome ?? null,
      lastTriedAt: row?.last_tried_at.toISOString() ?? null,
      lastSucceededAt: row?.last_succeeded_at?.toISOString() ?? null,
      nextTryAt: row?.next_try_at?.toISOString() ?? null,
      itemsCount: row?.items_count ?? null,
    };
  });
}
