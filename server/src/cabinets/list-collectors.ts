import type { CollectorState } from '@vitrina/contract/cabinet.ts';
import type { Selectable } from 'kysely';
import type { DbContext } from '../platform/context.ts';
import type { CabinetsTables } from './tables.ts';

const COLLECTORS = [
  'products',
  'ownQueries',
  'ownAnalytics',
  'ownAds',
  'topQueries',
  'positions',
] as const satisfies readonly CollectorState['collector'][];

/** For some keys alone: without a turn there is nothing to say about them. */
const OF_SOME: readonly CollectorState['collector'][] = ['ownAnalytics', 'ownAds', 'topQueries'];

export async function listCollectors({ db }: DbContext, cabinetId: number): Promise<CollectorState[]> {
  const rows = await db
    .withTables<CabinetsTables>()
    .selectFrom('collector_states')
    .selectAll()
    .where('cabinet_id', '=', cabinetId)
    .execute();
  return presentCollectors(rows);
}

type Row = Selectable<CabinetsTables['collector_states']>;

/** A line for each collector, in an order of their own, whether it has had its first turn or not. */
export function presentCollectors(rows: readonly Omit<Row, 'cabinet_id' | 'failures'>[]): CollectorState[] {
  const shown = COLLECTORS.filter(
    (name) => !OF_SOME.includes(name) || rows.some((row) => row.collector === name),
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
