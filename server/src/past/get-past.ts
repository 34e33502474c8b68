import type { getPast as route } from '@vitrina/contract/past.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import type { DbContext } from '../platform/context.ts';
import type { PastTables } from './tables.ts';

export async function getPast({ db }: DbContext, cabinetId: number): Promise<OutputOf<typeof route>> {
  const rows = await db
    .withTables<PastTables>()
    .selectFrom('past_fillings')
    .select(['subject', 'done_days as doneDays', 'days'])
    .where('cabinet_id', '=', cabinetId)
    .orderBy('days')
    .orderBy('subject')
    .execute();
  return rows;
}
