import type { Day } from '@vitrina/contract/dates.ts';
import type { DbContext } from '../platform/context.ts';
import type { OwnQueryTables } from './tables.ts';

export type OwnQueryDay = { day: Day; rows: number; collectedAt: Date };

/** Days whose own queries are stored, oldest first. */
export async function listOwnQueryDays({ db }: DbContext, cabinetId: number): Promise<OwnQueryDay[]> {
  return db
    .withTables<OwnQueryTables>()
    .selectFrom('own_query_days')
    .select(['day', 'rows_count as rows', 'collected_at as collectedAt'])
    .where('cabinet_id', '=', cabinetId)
    .orderBy('day')
    .execute();
}
