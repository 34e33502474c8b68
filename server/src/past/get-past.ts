import { PastSubject, type getPast as route } from '@vitrina/contract/past.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import type { DbContext } from '../platform/context.ts';
import type { PastTables } from './tables.ts';

const ORDER = PastSubject.options;

/** In the order in which a day of it is filled. */
export async function getPast({ db }: DbContext, cabinetId: number): Promise<OutputOf<typeof route>> {
  const rows = await db
    .withTables<PastTables>()
    .selectFrom('past_fillings')
    .select(['subject', 'done_days as doneDays', 'days'])
    .where('cabinet_id', '=', cabinetId)
    .execute();
  return rows.toSorted((one, other) => ORDER.indexOf(one.subject) - ORDER.indexOf(other.subject));
}
