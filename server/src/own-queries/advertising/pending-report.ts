import type { Selectable } from 'kysely';
import type { DbContext } from '../../platform/context.ts';
import type { OwnQueryTables } from '../tables.ts';

export type PendingReport = Selectable<OwnQueryTables['ad_reports']>;

export async function findReport({ db }: DbContext, cabinetId: number): Promise<PendingReport | undefined> {
  return db
    .withTables<OwnQueryTables>()
    .selectFrom('ad_reports')
    .selectAll()
    .where('cabinet_id', '=', cabinetId)
    .executeTakeFirst();
}

/** An account makes one report at a time, so a cabinet waits for one. */
export async function keepReport({ db }: DbContext, report: PendingReport): Promise<void> {
  const { cabinet_id: _, ...change } = report;
  await db
    .withTables<OwnQueryTables>()
    .insertInto('ad_reports')
    .values(report)
    .onConflict((conflict) => conflict.column('cabinet_id').doUpdateSet(change))
    .execute();
}

export async function dropReport({ db }: DbContext, cabinetId: number): Promise<void> {
  await db
    .withTables<OwnQueryTables>()
    .deleteFrom('ad_reports')
    .where('cabinet_id', '=', cabinetId)
    .execute();
}
